import { type NotFoundContent, notFound } from '../content/notFound.data';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

/** What any unknown address shows (spec 2.1): what happened, and the main areas of the site. */
export function NotFoundPage({ content = notFound }: { content?: NotFoundContent }) {
  return (
    <>
      <PageHead
        {...content.head}
        drawing={{ name: 'empty', viewBox: '100 0 440 220', layout: 'half', surface: 'signal' }}
      />
      <SiteIndex {...content.index} />
    </>
  );
}
