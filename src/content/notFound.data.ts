import { brand } from './brand.ts';
import { type MainPath, notFoundPage, pages } from './pages.ts';

export interface NotFoundContent {
  head: { heading: string; lead: string; trail: readonly { label: string; href?: string }[] };
  index: { heading: string; pages: readonly { title: string; text: string; href: MainPath }[] };
}

const areas: readonly MainPath[] = ['/', '/services', '/resources/case-studies', '/resources', '/about', '/contact'];

/** Page for unknown paths (spec 2.1): an explanation and the main areas of the site. */
export const notFound: NotFoundContent = {
  head: {
    heading: notFoundPage.heading,
    lead: notFoundPage.lead,
    trail: [{ label: pages['/'].name ?? pages['/'].heading, href: '/' }, { label: notFoundPage.name ?? '' }],
  },
  index: {
    heading: 'Main pages',
    pages: areas.map((href) => ({
      title: pages[href].name ?? pages[href].heading,
      // The first sentence of a lead describes the page.
      text: href === '/' ? brand.tagline : (pages[href].lead.split(/(?<=\.) /)[0] ?? ''),
      href,
    })),
  },
};
