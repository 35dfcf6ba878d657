import { brand } from '../content/brand';
import { notFoundPage, type PageRecord, pages } from '../content/pages';
import type { Path } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

const areas: readonly Path[] = ['/', '/services', '/resources/case-studies', '/resources', '/about', '/contact'];
const main = areas.map((href) => ({
  title: pages[href].sheet ?? pages[href].heading,
  text: href === '/' ? brand.tagline : pages[href].lead,
  href,
}));

/** What any unknown address shows (decisions, "Routes"): what happened, and the main areas of the site. */
export function NotFoundPage({ content = notFoundPage }: { content?: PageRecord }) {
  return (
    <>
      <PageHead title={content.heading} lead={content.lead} drawing={{ name: 'empty', viewBox: '0 0 640 220' }} />
      <SiteIndex heading="Where to go from here" pages={main} />
    </>
  );
}
