import { brand } from './brand.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';
import { addresses, pageAt } from './pages.ts';
import { trailAt } from './trails.ts';

export interface SiteMapContent {
  head: PageHeadContent;
  areas: readonly { heading: string; pages: readonly { title: string; text: string; href: string }[] }[];
}

const self = '/site-map';

/** All other pages, including the stubs, which are excluded from search engines. */
const listed = addresses.filter((path) => path !== self && !pageAt(path).aliasOf);

/** Returns the top page of a page's area, which may be the page itself. */
const areaOf = (path: string) => trailAt(path)[0]?.href ?? path;

const entry = (href: string) => {
  const { heading, lead, name } = pageAt(href);
  // The heading of the home page is a slogan.
  return href === '/' ? { title: name ?? heading, text: brand.tagline, href } : { title: heading, text: lead, href };
};

/** Pages by the top page of their area. */
const families = new Map<string, string[]>();
for (const path of listed) {
  const family = families.get(areaOf(path)) ?? [];
  family.push(path);
  families.set(areaOf(path), family);
}
const single = [...families.values()].filter(({ length }) => length === 1).flat();

/** Site map: every page by area, from the route table and the records. */
export const siteMap: SiteMapContent = {
  head: headAt(self),
  areas: [
    ...[...families]
      .filter(([, pages]) => pages.length > 1)
      .map(([head, pages]) => ({ heading: pageAt(head).name ?? pageAt(head).heading, pages: pages.map(entry) })),
    { heading: 'About this site', pages: single.map(entry) },
  ],
};
