import type { ResourceListContent } from '../content/listPages/resourceList';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { ResourceTitles } from '../sections/ResourceTitles';

/** Titles of all resources, or a hundred of them, linked from the hub for visitors without scripts (spec 2.8). */
export function ResourceListPage({ content }: { content: ResourceListContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <ResourceTitles {...content.list} />
      <ClosingCall size="low" {...content.closing} />
    </>
  );
}
