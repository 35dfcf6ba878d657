import {
  Controls,
  Description,
  DocsContainer,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import './parameters';
import { guideText } from './guide';

export { DocsContainer };

/** A component's page: what it is for and what to use instead, how it looks, how to use it, its props, its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide && <Markdown>{guideText(guide)}</Markdown>}
      <h2 id="props">Props</h2>
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  );
}
