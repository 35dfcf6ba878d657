import { brand } from './brand.ts';
import { type ListHead, listHead } from './listPages/head.ts';
import { addresses, pageAt } from './pages.ts';
import { stubAt } from './stubs.ts';

export interface SiteMapContent {
  head: ListHead;
  areas: readonly { heading: string; pages: readonly { title: string; text: string; href: string }[] }[];
}

const self = '/site-map';

/** Every page but this one and those of a title alone: also the stubs, which search engines leave out. */
const listed = addresses.filter((path) => path !== self && !pageAt(path).aliasOf && !stubAt(path).titleOnly);

/** The first page on the way down to a page; its own address where it is the first. */
const areaOf = (path: string) => stubAt(path).trail?.[0]?.href ?? path;

const entry = (href: string) => {
  const { heading, lead, sheet } = pageAt(href);
  // Home's heading is a promise in two lines.
  return href === '/' ? { title: sheet ?? heading, text: brand.tagline, href } : { title: heading, text: lead, href };
};

const heads = [...new Set(listed.map(areaOf))];
const below = (head: string) => listed.filter((path) => areaOf(path) === head);
const single = heads.filter((head) => below(head).length === 1);

/** Every page by area; it follows from the route table and the records. */
export const siteMap: SiteMapContent = {
  head: listHead(self),
  areas: [
    ...heads
      .filter((head) => !single.includes(head))
      .map((head) => ({ heading: pageAt(head).sheet ?? pageAt(head).heading, pages: below(head).map(entry) })),
    { heading: 'About this site', pages: single.map(entry) },
  ],
};
