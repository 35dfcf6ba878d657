import { resourceHub } from '../content/listPages/resources';
import { Newsletter } from '../sections/Newsletter';
import { ResourceHead } from '../sections/ResourceHead';
import { ResourceHub, type ResourceHubProps } from '../sections/ResourceHub';

export interface ResourcesPageProps extends Pick<ResourceHubProps, 'load'> {
  content?: typeof resourceHub | undefined;
}

/** Resources hub (spec 2.8). */
export function ResourcesPage({ content = resourceHub, load }: ResourcesPageProps) {
  const { heading, lead, sheet, ...hub } = content;
  return (
    <>
      <ResourceHead crumb={sheet} heading={heading} lead={lead} />
      <ResourceHub {...hub} load={load} />
      <Newsletter />
    </>
  );
}
