import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoryTabs } from '../../src/components/CategoryTabs';
import { gallery } from '../gallery';
import { looks, whereForced } from '../media';

const tabs = [
  { id: 'all', label: 'All', panel: 'Five articles' },
  { id: 'ai-strategy', label: 'AI Strategy', panel: 'Two articles' },
  { id: 'customer-experience', label: 'Customer Experience', panel: 'One article' },
  { id: 'manufacturing', label: 'Manufacturing', panel: 'One article on plants' },
  { id: 'supply-chain', label: 'Supply Chain', panel: 'One article on messages' },
  { id: 'ai-governance', label: 'AI Governance', panel: 'Nothing yet' },
];
const meta = {
  title: 'components/Navigation/CategoryTabs (tabs)',
  id: 'components-categorytabs',
  component: CategoryTabs,
  parameters: {
    guide: {
      instead: [
        ['StickyTabs', 'All sections are visible, and the links jump to them.'],
        ['FilterSidebar', 'Visitors can select several values.'],
      ],
      anatomy: ['Tab', 'Selected tab', 'Panel'],
      pairs: [
        ['Put the tab that shows everything first.', 'Hide the only entry behind the third tab.'],
        [
          'Keep a tab whose panel is empty, and show a message in the panel.',
          'Remove a tab because its panel is empty.',
        ],
      ],
      content: [['Use names of one kind.', '“AI Strategy”, “Supply Chain”']],
      keyboard: [
        ['Tab', 'Moves focus to the selected tab, then to the controls in its panel.'],
        ['Left or right arrow', 'Selects the previous or next tab and shows its panel. Wraps around at the ends.'],
        ['Home or End', 'Selects the first or last tab.'],
      ],
      reader:
        'A tab list named by `label`. Each tab is announced with its state and position, such as “selected, 2 of 6”. The panel is named by its tab.',
      limits: 'Two to eight tabs of one to three words. In narrow windows they wrap onto several rows.',
    },
  },
  args: { label: 'Categories', tabs, onValueChange: fn() },
} satisfies Meta<typeof CategoryTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the tab list has a name, and the first tab is selected', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Categories' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
    });
  },
};
export const AllVariants: Story = gallery(
  CategoryTabs,
  {
    'first selected': {},
    'another selected': { defaultValue: 'manufacturing' },
    'one tab': { tabs: tabs.slice(0, 1) },
    hover: {},
    focus: {},
    'on ink': {},
    'long words': {
      tabs: [...tabs.slice(0, 2), { id: 'long', label: 'Unternehmenssoftwarelandschaftsverantwortung', panel: 'One' }],
    },
  },
  { onInk: ['on ink'] },
);

export const OneAlone: Story = {
  tags: ['check'],
  args: { tabs: tabs.slice(0, 1) },
  play: async ({ canvas, step }) => {
    await step('the label of the tab stays on one line', async () => {
      const name = canvas.getByText('All');
      await expect(name.getBoundingClientRect().height).toBeLessThan(
        2 * Number.parseFloat(getComputedStyle(name).fontSize),
      );
    });
  },
};
export const KeysSelectAndShow: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab moves focus to the selected tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus();
    });
    await step('the right arrow selects the next tab, shows its panel and calls onValueChange once', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await canvas.findByRole('tab', { name: 'AI Strategy', selected: true });
      await expect(canvas.getByRole('tabpanel', { name: 'AI Strategy' })).toBeVisible();
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
      await expect(args.onValueChange).toHaveBeenCalledWith('ai-strategy');
    });
    await step('End selects the last tab, and the right arrow wraps to the first', async () => {
      await userEvent.keyboard('{End}');
      await canvas.findByRole('tab', { name: 'AI Governance', selected: true });
      await userEvent.keyboard('{ArrowRight}');
      await canvas.findByRole('tab', { name: 'All', selected: true });
    });
    await step('the left arrow wraps to the last tab, and Home selects the first', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await canvas.findByRole('tab', { name: 'AI Governance', selected: true });
      await userEvent.keyboard('{Home}');
      await canvas.findByRole('tab', { name: 'All', selected: true });
    });
  },
};
export const APointerSelectsOnce: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    const places = () => canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left);
    const before = places();
    await step('a click shows the tab’s panel and calls onValueChange once', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Supply Chain' }));
      await expect(canvas.getByRole('tabpanel', { name: 'Supply Chain' })).toHaveTextContent('One article on messages');
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
      await expect(args.onValueChange).toHaveBeenCalledWith('supply-chain');
    });
    await step('the tabs keep their positions when the selection changes', async () => {
      await expect(places()).toEqual(before);
    });
    // The loader replays clicks that came before hydration, without a pointerdown event.
    await step('a scripted click also selects a tab and calls onValueChange once', async () => {
      canvas.getByRole<HTMLButtonElement>('tab', { name: 'Manufacturing' }).click();
      await canvas.findByRole('tab', { name: 'Manufacturing', selected: true });
      await expect(args.onValueChange).toHaveBeenCalledTimes(2);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('manufacturing');
    });
  },
};
export const HeldByThePage: Story = {
  tags: ['check'],
  args: { value: 'all' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a click calls onValueChange', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'AI Strategy' }));
      await expect(args.onValueChange).toHaveBeenCalledWith('ai-strategy');
    });
    await step('the selection does not change until `value` changes', async () => {
      await expect(canvas.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
    });
  },
};
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the selected tab looks different in forced colors', () =>
      whereForced(async () => {
        await expect(looks(canvas.getByRole('tab', { name: 'All' }))).not.toBe(
          looks(canvas.getByRole('tab', { name: 'AI Strategy' })),
        );
      }),
    ),
};
