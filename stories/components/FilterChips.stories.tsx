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
        ['TagList', 'Nothing can be removed.'],
        ['FilterSidebar', 'Filters are chosen, not undone.'],
      ],
      anatomy: ['Filter', 'Sign that removes it', 'Button that clears all'],
      pairs: [
        ['Show what narrows the list, above it.', 'Show all values there are.'],
        ['Leave the focus on the next one when one is removed.', 'Let the focus fall out of the list.'],
      ],
      content: [['The value as it stands in the filter', '“Manufacturing”']],
      keyboard: [
        ['Tab', 'Goes from chip to chip, then to “Clear All Filters”.'],
        [
          'Enter or Space',
          'Removes the filter. Focus goes to the next chip, else to the one before, else by `onEmptied`.',
        ],
      ],
      reader:
        'A list named “Active filters”; each button says its value and “remove filter”. Nothing is there while nothing is filtered.',
      limits:
        'Any number: from 1024 px they wrap, below that they are one row, which its place lets scroll sideways. A long search is one chip.',
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
    await step('there is a chip for each filter', async () => {
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

export const None: Story = {
  tags: ['check'],
  args: { chips: [] },
  play: async ({ canvas, step }) => {
    await step('without filters nothing is shown', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    });
  },
};
export const FocusMovesToTheNextChip: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('from the first to the one that takes its place', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Manufacturing remove filter' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenLastCalledWith('industry=manufacturing');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Shops & Stalls/ })).toHaveFocus());
    });
    await step('from the last to the one before it', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onRemove).toHaveBeenLastCalledWith('q');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Shops & Stalls/ })).toHaveFocus());
      await expect(args.onEmptied).not.toHaveBeenCalled();
    });
    await step('from the only one to what its page decides', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onEmptied).toHaveBeenCalledTimes(1);
      await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    });
  },
};

export const ClearsAll: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one press asks to clear all, once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
      await expect(args.onClear).toHaveBeenCalledTimes(1);
      await expect(args.onRemove).not.toHaveBeenCalled();
    });
    await step('nothing is left', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};

export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: ({ canvas, step }) =>
    step('chips have an edge', () =>
      whereForced(async () => {
        for (const chip of canvas.getAllByRole('button')) await expect(chip).toBeVisible();
        await expect(outlined(canvas.getAllByRole('button')[0])).toBe(true);
      }),
    ),
};
