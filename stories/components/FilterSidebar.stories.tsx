import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterSidebar, type FilterSidebarProps } from '../../src/components/FilterSidebar';
import { Column, Grid } from '../../src/components/Grid';
import { groups, longGroups, useChoices } from './filterPanel';

function Controlled(props: FilterSidebarProps) {
  return (
    <Grid>
      <Column span={4}>
        <FilterSidebar {...useChoices(props)} />
      </Column>
    </Grid>
  );
}

const meta = {
  title: 'components/Forms/FilterSidebar (accordion, facets)',
  id: 'components-filtersidebar',
  component: FilterSidebar,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes to the search, its clear button, then through the values and “Show … more” of every group.'],
        ['Space', 'Chooses a value, or takes the choice back.'],
        ['Enter or Space', 'On “Show … more”: the focus goes to the first value that was not shown.'],
        ['Escape', 'Empties the search, while the focus is in it.'],
      ],
      reader:
        'A search landmark named by `label`. Each group is named by its legend; each box says its value, how many results it would give, and whether it is checked. The button says what it shows more of, and whether the list is shown whole.',
      limits:
        'Any number of groups. Of more than six values five are shown, and those that are chosen; one that is `long` scrolls once it is shown whole. Labels wrap beside their box, counts stand in line.',
    },
  },
  args: {
    label: 'Filter resources',
    search: { label: 'Search', placeholder: 'Name, trade, tool…', value: '', onValueChange: fn() },
    groups,
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  // Narrower windows never show it: below 1024 px there is FilterDialog.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FilterSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the filters and their values are named, with how many each has', async () => {
      await expect(canvas.getByLabelText('Filter resources')).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Industry' })).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'Manufacturing 7 resources' })).not.toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: 'Financial Services 1 resource' })).toBeVisible();
    });
  },
};
export const Selected: Story = {
  args: {
    search: { ...meta.args.search, value: 'core' },
    groups: groups.map((group) => ({ ...group, selected: group.options.slice(0, 2).map(({ value }) => value) })),
  },
};
export const NothingToFind: Story = {
  args: {
    groups: groups.map((group) => ({ ...group, options: group.options.map((option) => ({ ...option, count: 0 })) })),
  },
};
export const WithoutGroups: Story = { args: { groups: [] } };
export const LongWords: Story = { args: { groups: longGroups } };
export const NotShownOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, step }) => {
    await step('nothing of it is there', async () => {
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    });
  },
};

export const KeyboardOnly: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the search comes first', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
      await userEvent.keyboard('core');
      await expect(args.search.onValueChange).toHaveBeenLastCalledWith('core');
    });
    await step('then its button, then every value', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: /^Manufacturing/ })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: /^Shops & Stalls/ })).toHaveFocus();
    });
    await step('Space chooses, and takes the choice back', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('industry', 'shops-stalls', true);
      await expect(canvas.getByRole('checkbox', { name: /^Shops & Stalls/ })).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('industry', 'shops-stalls', false);
    });
    await step('a press on the words chooses the value, too', async () => {
      await userEvent.click(canvas.getByText('Harbors & Rails'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('industry', 'harbors-rails', true);
    });
  },
};

const more = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Show 3 more of Solution' });
const last = (canvas: Context['canvas']) => canvas.getByRole('checkbox', { name: /^Field Service/ });
/** All values of a long list, which scrolls. */
export const ShownWhole: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('five values are shown, and the button says how many more there are', async () => {
      await expect(more(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('checkbox', { name: /^Service Cloud/ })).not.toBeInTheDocument();
    });
    await step('pressed, it shows all, and the focus goes to the first of the others', async () => {
      more(canvas).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('checkbox', { name: /^Service Cloud/ })).toHaveFocus();
      await expect(last(canvas)).toBeVisible();
    });
    await step('the list is longer than its frame', async () => {
      const list = last(canvas).closest('ul') as HTMLElement;
      await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    });
    await step('Tab brings the last choice into the frame', async () => {
      canvas.getByRole('checkbox', { name: /^Card Index/ }).focus();
      await userEvent.tab();
      await expect(last(canvas)).toHaveFocus();
      const frame = last(canvas).closest('ul')?.getBoundingClientRect();
      await expect(last(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    });
  },
};
/** A chosen value is in view, wherever it stands in its list. */
export const ChosenFarDown: Story = {
  args: { groups: groups.map((group) => ({ ...group, selected: group.options.slice(-1).map(({ value }) => value) })) },
  play: async ({ canvas, step }) => {
    await step('it is shown after the first five, and not counted among the others', async () => {
      await expect(last(canvas)).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Show 2 more of Solution' })).toBeVisible();
    });
  },
};
export const FoldsAgain: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a value of the others is chosen', async () => {
      await userEvent.click(more(canvas));
      await userEvent.click(last(canvas));
    });
    await step('folded, the list keeps it, and the button keeps the focus', async () => {
      const fewer = canvas.getByRole('button', { name: 'Show fewer of Solution' });
      await expect(fewer).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(fewer);
      await expect(last(canvas)).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Show 2 more of Solution' })).toHaveFocus();
    });
    await step('taken back, it stays under the pointer', async () => {
      await userEvent.click(last(canvas));
      await expect(last(canvas)).not.toBeChecked();
    });
  },
};
export const SixAreShownAtOnce: Story = {
  tags: ['check'],
  args: { groups: groups.map((group) => ({ ...group, options: groups[1]?.options.slice(0, 6) ?? [] })) },
  play: async ({ canvas, step }) => {
    await step('no button stands in place of a single value', async () => {
      await expect(canvas.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(12);
    });
  },
};
export const HoverPressedFocus: Story = {
  parameters: {
    pseudo: { hover: true, active: 'fieldset > button', focusVisible: 'li:first-child button' },
  },
};
