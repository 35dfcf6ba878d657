import { brand } from '../content/brand';
import { descriptionAt } from '../content/descriptions';
import { notFoundPage, pageAt } from '../content/pages';

/**
 * Title, canonical link, robots and description of the page at a path (spec 2.3); React moves them into the head.
 * Descriptions are for crawlers, which read the prerendered pages, so they are not part of the browser's code.
 */
export function Metadata({ path }: { path: string }) {
  const page = pageAt(path);
  return (
    <>
      <title>{`${page.title} | ${brand.name}`}</title>
      {page !== notFoundPage && <link rel="canonical" href={brand.origin + (page.aliasOf ?? path)} />}
      {page.noindex && <meta name="robots" content="noindex, follow" />}
      {import.meta.env.SSR && <meta name="description" content={descriptionAt(path)} />}
    </>
  );
}
