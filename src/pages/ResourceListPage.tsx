import type { ResourceListContent } from '../content/listPages/resourceList';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { ResourceTitles } from '../sections/ResourceTitles';

/** All resources by their titles, or a hundred of them: what the hub leads to where no script runs (spec 2.8). */
export function ResourceListPage({ content }: { content: ResourceListContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <ResourceTitles {...content.list} />
      <ClosingCall size="low" {...content.closing} />
    </>
  );
}
