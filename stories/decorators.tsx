import type { Decorator } from '@storybook/react-vite';
import { Cell, Cells } from '../src/components/Cells';
import { Section } from '../src/components/Section';

/** Renders the story in a Section. `parameters: { surface: 'ink' }` sets its surface. */
export const inSection: Decorator = (Story, { parameters: { surface } }) => (
  <Section surface={surface}>{Story()}</Section>
);

/** Renders the story in a single cell of a section. */
export const inCell: Decorator = (Story) => (
  <Section>
    <Cells columns={1} medium={1}>
      <Cell>{Story()}</Cell>
    </Cells>
  </Section>
);

/** Renders the story in a column with a maximum width in CSS pixels. */
export const inColumn =
  (maxWidth: number): Decorator =>
  (Story) => <div style={{ maxWidth, paddingInlineStart: 20 }}>{Story()}</div>;
