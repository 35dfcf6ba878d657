import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FilterChips, type FilterChipsProps } from '../../src/components/FilterChips';
import { gallery } from '../gallery';
import { outlined, whereForced } from '../media';

function Controlled(props: FilterChipsProps) {
  const [chips, setChips] = useState(props.chips);
  return (
    <FilterChips
      {...props}
      chips={chips}
      onRemove={(id) => {
        setChips(chips.filter((chip) => chip.id !== id));
        props.onRemove(id);
      }}
      onClear={() => {
        setChips([]);
        props.onClear();
      }}
    />
  );
}

const chips = [
  { id: 'industry=manufacturing', label: 'Manufacturing' },
  { id: 'industry=cpg-retail', label: 'Shops & Stalls' },
  { id: 'q', label: '“clean core”' },
];
const meta = {
  title: 'components/Forms/FilterChips (chip, filter tag)',
  id: 'components-filterchips',
  component: FilterChips,
  parameters: {
    guide: {
      instead: [
        ['TagList', 'The tags cannot be removed.'],
        ['FilterSidebar', 'Visitors select filters.'],
      ],
      anatomy: ['Label of the filter', 'Icon for removal', 'Button that removes all filters'],
      pairs: [
        ['Show the active filters above the list.', 'Show all available filters.'],
        ['Move focus to the results in `onEmptied`.', 'Lose focus when the last chip is removed.'],
      ],
      content: [['Use the label of the filter value.', '“Manufacturing”']],
      keyboard: [
        ['Tab', 'Moves focus to the next chip, then to “Clear All Filters”.'],
        [
          'Enter or Space',
          'Removes the filter. Focus moves to the next chip or, after the last chip, to the previous one. If none is left, `onEmptied` is called.',
        ],
      ],
      reader:
        'A list named “Active filters”. The name of each button is the filter and “remove filter”. Without filters, nothing is rendered.',
      limits:
        'Any number of chips. They wrap in windows from 1024 px. In narrower windows they form one row, so the container must scroll horizontally.',
    },
  },
  args: { chips, onRemove: fn(), onClear: fn(), onEmptied: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ overflowX: 'auto', padding: 4 }}>{Story()}</div>],
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each filter has a chip', async () => {
      await expect(canvas.getByRole('list', { name: 'Active filters' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
  },
};
export const AllVariants: Story = gallery(meta.render, {
  'three filters': {},
  'many filters': {
    chips: Array.from({ length: 24 }, (_, at) => ({ id: String(at), label: `Filter number ${at + 1}` })),
  },
  'long words': {
    chips: [{ id: 'long', label: `“Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and more of it”` }, ...chips],
  },
  hover: {},
  pressed: {},
  focus: {},
});

export const FocusMovesToTheNextChip: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('removing the first chip moves focus to the next one', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Manufacturing remove filter' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenLastCalledWith('industry=manufacturing');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Shops & Stalls/ })).toHaveFocus());
    });
    await step('removing the last chip moves focus to the previous one', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onRemove).toHaveBeenLastCalledWith('q');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Shops & Stalls/ })).toHaveFocus());
      await expect(args.onEmptied).not.toHaveBeenCalled();
    });
    await step('removing the only chip calls onEmptied', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onEmptied).toHaveBeenCalledTimes(1);
      await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    });
  },
};

export const ClearsAll: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a click calls onClear once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
      await expect(args.onClear).toHaveBeenCalledTimes(1);
      await expect(args.onRemove).not.toHaveBeenCalled();
    });
    await step('all chips and the button are removed', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};

export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: ({ canvas, step }) =>
    step('chips have a border in forced colors', () =>
      whereForced(async () => {
        for (const chip of canvas.getAllByRole('button')) await expect(chip).toBeVisible();
        await expect(outlined(canvas.getAllByRole('button')[0])).toBe(true);
      }),
    ),
};
