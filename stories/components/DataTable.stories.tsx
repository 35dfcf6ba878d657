import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../../src/components/DataTable';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Figures/DataTable (data grid)',
  id: 'components-datatable',
  tags: ['new'],
  component: DataTable,
  args: {
    caption: 'Weeks of the same program, planned and needed',
    columns: ['Phase', 'Planned', 'Needed'],
    rows: [
      ['Inventory', '4', '6'],
      ['Build', '18', '18'],
      ['Rehearsals', '6', '10'],
    ],
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves focus to the table, or to the caption of a collapsed table.'],
        ['Arrow keys', 'Scroll the table if it is wider than the text column.'],
        ['Enter or Space', 'Opens or closes a collapsed table.'],
      ],
      reader:
        'A table named by its caption, with column and row headers. Unless it is collapsed, it is in a focusable region of the same name.',
      limits:
        'Two to five columns with a few words per cell. On phones, a table of three or more columns with long cells becomes a list. Put longer text into paragraphs.',
    },
  },
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('each column has a header, and the last row is shown', async () => {
      await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(args.columns);
      await expect(canvas.getByRole('row', { name: 'Rehearsals 6 10' })).toBeVisible();
    });
  },
};
export const AllVariants: Story = gallery(DataTable, {
  default: {},
  collapsed: { caption: 'The same weeks, below a drawing', collapsed: true },
  'one row': { caption: 'One phase', rows: [['Inventory', '4', '6']] },
  'long words': {
    caption: 'Weeks of the Unternehmenssoftwarelandschaft',
    rows: [['Unternehmenssoftwarelandschaftsverantwortung', 'Donaudampfschifffahrt', '6']],
  },
});

/** For a table below a drawing of the same data. */
export const Collapsed: Story = {
  tags: ['check'],
  args: { collapsed: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a click on the caption opens the table', async () => {
      await expect(canvas.getByText('Rehearsals')).not.toBeVisible();
      await userEvent.click(canvas.getByText((text) => text.endsWith(args.caption)));
      await expect(canvas.getByRole('table', { name: args.caption })).toBeVisible();
    });
  },
};
export const ScrollsWithTheKeyboard: Story = {
  tags: ['check'],
  args: {
    columns: ['Path', 'Conversion of one system', 'New implementation', 'Selective data transition', 'Remarks'],
    rows: [['History', 'All of it', 'Open items and balances', 'Whatever is picked', 'Agree this with your auditor']],
  },
  // On phones this table becomes a list, which does not scroll.
  globals: { viewport: { value: 'tablet' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent, step }) => {
    const region = canvas.getByRole('region', { name: args.caption });
    await step('Tab moves focus to the region, whose content overflows', async () => {
      await userEvent.tab();
      await expect(region).toHaveFocus();
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    });
  },
};
