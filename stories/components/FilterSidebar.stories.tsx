import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterSidebar, type FilterSidebarProps } from '../../src/components/FilterSidebar';
import { Column, Grid } from '../../src/components/Grid';
import { gallery } from '../gallery';
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
        ['Tab', 'Moves focus to the search, its clear button, then to the values of each group.'],
        ['Space', 'Selects or deselects a value.'],
        ['Escape', 'Clears the search while it has focus.'],
      ],
      reader:
        'A search landmark named by `label`. Each group is named by its legend; each checkbox is announced with its value, its number of results and its state.',
      limits:
        'Any number of groups. A group with `long` has a maximum height and scrolls. Labels wrap, and counts are aligned.',
    },
  },
  args: {
    label: 'Filter resources',
    search: { label: 'Search', placeholder: 'Name, trade, tool…', value: '', onValueChange: fn() },
    groups,
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  // In windows below 1024 px, FilterDialog replaces FilterSidebar.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FilterSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the groups have names, and the name of a value includes its number of results', async () => {
      await expect(canvas.getByLabelText('Filter resources')).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Industry' })).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'Manufacturing 7 resources' })).not.toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: 'Financial Services 1 resource' })).toBeVisible();
    });
  },
};
const search = { ...meta.args.search, value: 'core' };
export const AllVariants: Story = gallery(
  function Copy(props: FilterSidebarProps) {
    return <FilterSidebar {...useChoices(props)} />;
  },
  {
    'nothing selected': {},
    'values selected': {
      label: 'Values selected',
      search,
      groups: groups.map((group) => ({ ...group, selected: group.options.slice(0, 2).map(({ value }) => value) })),
    },
    'nothing to find': {
      label: 'Nothing to find',
      groups: groups.map((group) => ({ ...group, options: group.options.map((option) => ({ ...option, count: 0 })) })),
    },
    'search alone': { label: 'Search alone', groups: [] },
    hover: { label: 'Hover', groups: groups.slice(0, 1) },
    focus: { label: 'Focus', groups: groups.slice(0, 1) },
    'long words': { label: 'Long words', groups: longGroups },
  },
  { columns: 4 },
);

export const KeyboardOnly: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab moves to the search first', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
      await userEvent.keyboard('core');
      await expect(args.search.onValueChange).toHaveBeenLastCalledWith('core');
    });
    await step('Tab moves to the clear button, then to each value', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: /^Manufacturing/ })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: /^Shops & Stalls/ })).toHaveFocus();
    });
    await step('Space selects and deselects a value', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('industry', 'shops-stalls', true);
      await expect(canvas.getByRole('checkbox', { name: /^Shops & Stalls/ })).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('industry', 'shops-stalls', false);
    });
  },
};

export const LongListScrolls: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    const last = canvas.getByRole('checkbox', { name: /^Field Service/ });
    const list = last.closest('ul') as HTMLElement;
    await step('the list is taller than its visible area', async () => {
      await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    });
    await step('Tab scrolls the last option into view', async () => {
      canvas.getByRole('checkbox', { name: /^Card Index/ }).focus();
      await userEvent.tab();
      await expect(last).toHaveFocus();
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
    });
  },
};
