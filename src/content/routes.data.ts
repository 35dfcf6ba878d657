import { contentPageAt } from './contentPages.ts';
import { notFoundPage, pages } from './pages.ts';
import { type Route, routeOf } from './route.ts';
import { trailAt } from './trails.ts';

/**
 * The route table's short form, worked out at build time (`scripts/build/dataModules.ts`). Pages that follow from
 * records bring their own (`data.ts`): there may be thousands.
 */
export const routes: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(pages).flatMap(([path, record]) =>
    contentPageAt(path) ? [] : [[path, routeOf(record, trailAt(path)[0]?.href)]],
  ),
);

/** What any other address shows. */
export const notFoundRoute = routeOf(notFoundPage);
