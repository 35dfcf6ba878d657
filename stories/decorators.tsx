import type { Decorator } from '@storybook/react-vite';
import { Cell, type CellProps, Cells, type CellsProps } from '../src/components/Cells';
import { Section } from '../src/components/Section';

/** Puts the story in a section of a page. `parameters: { surface: 'ink' }` changes its surface. */
export const inSection: Decorator = (Story, { parameters: { surface } }) => (
  <Section surface={surface}>{Story()}</Section>
);

/** Puts the story in the first cell of a row of that many. */
export const inCell =
  (columns: CellsProps['columns'], pad?: CellProps['pad']): Decorator =>
  (Story) => (
    <Section>
      <Cells columns={columns} medium={1}>
        <Cell pad={pad}>{Story()}</Cell>
      </Cells>
    </Section>
  );

/** Puts the story in a form's column of that width, in CSS pixels. */
export const inColumn =
  (maxWidth: number): Decorator =>
  (Story) => <div style={{ maxWidth, paddingInlineStart: 20 }}>{Story()}</div>;
