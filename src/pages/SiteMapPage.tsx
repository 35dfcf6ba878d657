import { type SiteMapContent, siteMap } from '../content/siteMap.data';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

/** All pages by area. Crawlers use `sitemap.xml`. */
export function SiteMapPage({ content = siteMap }: { content?: SiteMapContent }) {
  return (
    <>
      <PageHead {...content.head} />
      {content.areas.map((area, at) => (
        <SiteIndex key={area.heading} {...area} headingPosition="start" surface={at % 2 ? 'canvas' : 'band'} />
      ))}
    </>
  );
}
