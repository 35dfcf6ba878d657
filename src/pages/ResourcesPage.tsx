import { resourceHub } from '../content/resources';
import { Newsletter } from '../sections/Newsletter';
import { ResourceHead } from '../sections/ResourceHead';
import { ResourceHub } from '../sections/ResourceHub';

/** Resources hub (spec 2.8). */
export function ResourcesPage({ content = resourceHub }: { content?: typeof resourceHub }) {
  const { heading, lead, sheet, resources, values, labels } = content;
  return (
    <>
      <ResourceHead crumb={sheet} heading={heading} lead={lead} />
      <ResourceHub resources={resources} values={values} labels={labels} />
      <Newsletter />
    </>
  );
}
