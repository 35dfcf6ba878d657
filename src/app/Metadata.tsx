import { brand } from '../content/brand';
import { notFoundPage, pageAt } from '../content/pages';

/**
 * Title, canonical link and robots of the page at a path (spec 2.3), which a visitor's browser shows or shares, so that
 * they follow each change of screen; React moves them into the head. What only crawlers read is in `head.ts`.
 */
export function Metadata({ path }: { path: string }) {
  const page = pageAt(path);
  return (
    <>
      <title>{`${page.title} | ${brand.name}`}</title>
      {page !== notFoundPage && <link rel="canonical" href={brand.origin + (page.aliasOf ?? path)} />}
      {page.noindex && <meta name="robots" content="noindex, follow" />}
    </>
  );
}
