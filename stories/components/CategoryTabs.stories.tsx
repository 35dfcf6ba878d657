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
        ['StickyTabs', 'All parts stand on the page.'],
        ['FilterSidebar', 'Several values may be chosen.'],
      ],
      anatomy: ['Tab', 'Selected tab', 'Panel'],
      pairs: [
        ['Begin with the tab that holds everything.', 'Hide the only entry behind the third tab.'],
        ['Keep the tabs when a panel is empty, and say so there.', 'Take a tab away while somebody reads.'],
      ],
      content: [['Names of one kind', '“AI Strategy”, “Supply Chain”']],
      keyboard: [
        ['Tab', 'Reaches the selected tab, then the controls in its panel.'],
        ['Arrow left, arrow right', 'Selects the tab before or after it and shows its panel, round and round.'],
        ['Home, End', 'Selects the first or the last tab.'],
      ],
      reader:
        'A list of tabs named by `label`; each tab says whether it is selected and which of how many it is. Then the panel, named by its tab.',
      limits: 'Two to eight tabs of one to three words. They wrap into further rows where the window is narrow.',
    },
  },
  args: { label: 'Categories', tabs, onValueChange: fn() },
} satisfies Meta<typeof CategoryTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the tabs have a name, and the first one is selected', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Categories' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
    });
    await step('its panel alone is shown', async () => {
      await expect(canvas.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('Five articles');
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
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
    await step('its name stands on one line', async () => {
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
    await step('Tab enters on the selected tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus();
    });
    await step('the right arrow selects the next tab, shows its panel and tells the page once', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await canvas.findByRole('tab', { name: 'AI Strategy', selected: true });
      await expect(canvas.getByRole('tabpanel', { name: 'AI Strategy' })).toBeVisible();
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
      await expect(args.onValueChange).toHaveBeenCalledWith('ai-strategy');
    });
    await step('End goes to the last tab, and the right arrow on to the first', async () => {
      await userEvent.keyboard('{End}');
      await canvas.findByRole('tab', { name: 'AI Governance', selected: true });
      await userEvent.keyboard('{ArrowRight}');
      await canvas.findByRole('tab', { name: 'All', selected: true });
    });
    await step('Home and the left arrow go round as well', async () => {
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
    await step('a click shows the tab’s panel and tells the page once', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Supply Chain' }));
      await expect(canvas.getByRole('tabpanel', { name: 'Supply Chain' })).toHaveTextContent('One article on messages');
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
      await expect(args.onValueChange).toHaveBeenCalledWith('supply-chain');
    });
    await step('no tab moves when another one is selected', async () => {
      await expect(places()).toEqual(before);
    });
    // A click before the application ran is replayed as a click alone, without the pointer going down.
    await step('a click from a script selects a tab and tells the page once, too', async () => {
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
    await step('a click tells the page', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'AI Strategy' }));
      await expect(args.onValueChange).toHaveBeenCalledWith('ai-strategy');
    });
    await step('and shows nothing else until the page says so', async () => {
      await expect(canvas.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
    });
  },
};
/** Where the system sets the colors, the selected tab still stands out. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the selected tab looks unlike the others', () =>
      whereForced(async () => {
        await expect(looks(canvas.getByRole('tab', { name: 'All' }))).not.toBe(
          looks(canvas.getByRole('tab', { name: 'AI Strategy' })),
        );
      }),
    ),
};
