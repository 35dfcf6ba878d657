import { resourceHub } from '../content/listPages/resources.data';
import { Newsletter } from '../sections/Newsletter';
import { PageHead } from '../sections/PageHead';
import { ResourceHub, type ResourceHubProps } from '../sections/ResourceHub';

export interface ResourcesPageProps extends Pick<ResourceHubProps, 'load'> {
  content?: typeof resourceHub;
}

/** Resources hub (spec 2.8). */
export function ResourcesPage({ content = resourceHub, load }: ResourcesPageProps) {
  const { head, ...hub } = content;
  return (
    <>
      <PageHead {...head} />
      <ResourceHub {...hub} load={load} />
      <Newsletter />
    </>
  );
}
