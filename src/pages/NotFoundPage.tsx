import { type NotFoundContent, notFound } from '../content/notFound';
import { DrawingBand } from '../sections/DrawingBand';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

/** What any unknown address shows (spec 2.1): what happened, and the main areas of the site. */
export function NotFoundPage({ content = notFound }: { content?: NotFoundContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <DrawingBand surface="signal" drawing="empty" viewBox="-40 0 720 220" />
      <SiteIndex {...content.index} />
    </>
  );
}
