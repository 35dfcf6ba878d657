import { brand } from '../content/brand';
import { pageAt } from '../content/pages';

/** Title, description, canonical link and robots of the page at a path (spec 2.3); React moves them into the head. */
export function Metadata({ path }: { path: string }) {
  const page = pageAt(path);
  const known = page.title !== 'Page not found';
  return (
    <>
      <title>{`${page.title} | ${brand.name}`}</title>
      <meta name="description" content={page.description} />
      {known && <link rel="canonical" href={brand.origin + (page.aliasOf ?? path)} />}
      {page.noindex && <meta name="robots" content="noindex, follow" />}
    </>
  );
}
