import type { ResourceListContent } from '../content/listPages/resourceList';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { ResourceTitles } from '../sections/ResourceTitles';

/** Titles of the resources, a hundred per page, for visitors without scripts (spec 2.8). Linked from the hub. */
export function ResourceListPage({ content }: { content: ResourceListContent }) {
  return (
    <>
      <PageHead {...content.head} />
      <ResourceTitles {...content.list} />
      <ClosingCall size="low" {...content.closing} />
    </>
  );
}
