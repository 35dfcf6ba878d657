import { brand } from '../content/brand';
import type { Route } from '../content/route';
import { notFoundRoute } from '../content/routes.data';

/**
 * Title, canonical link and robots of the page at a path (spec 2.11), which a visitor's browser shows or shares, so that
 * they follow each change of page; React moves them into the head. What only crawlers read is in `src/content/head.ts`.
 */
export function Metadata({ path, route }: { path: string; route: Route }) {
  return (
    <>
      <title>{`${route.title} | ${brand.name}`}</title>
      {route !== notFoundRoute && <link rel="canonical" href={brand.origin + (route.aliasOf ?? path)} />}
      {route.noindex && <meta name="robots" content="noindex, follow" />}
    </>
  );
}
