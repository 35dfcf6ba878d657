import { type NotFoundContent, notFound } from '../content/notFound.data';
import { PageHead } from '../sections/PageHead';
import { SiteIndex } from '../sections/SiteIndex';

/** Page for unknown addresses (spec 2.1), with links to the main areas. */
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
