import { brand } from '../content/brand';
import type { Route } from '../content/route';
import { notFoundRoute } from '../content/routes.data';

/** Title, canonical link and robots (spec 2.11). During prerendering, `src/content/head.ts` adds other metadata. */
export function Metadata({ path, route }: { path: string; route: Route }) {
  return (
    <>
      <title>{`${route.title} | ${brand.name}`}</title>
      {route !== notFoundRoute && <link rel="canonical" href={brand.origin + (route.aliasOf ?? path)} />}
      {route.noindex && <meta name="robots" content="noindex, follow" />}
    </>
  );
}
