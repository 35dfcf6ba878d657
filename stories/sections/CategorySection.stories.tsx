import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { CategorySection } from '../../src/sections/CategorySection';
import { Address } from './address';

interface Entry {
  id: string;
  title: string;
  category: string;
}
const entries: readonly Entry[] = [
  { id: '1', title: 'The first loom', category: 'AI Strategy' },
  { id: '2', title: 'The late ferry', category: 'Manufacturing' },
  { id: '3', title: 'Safety stock', category: 'Supply Chain' },
];
const meta = {
  title: 'sections/Resources/CategorySection',
  id: 'sections-categorysection',
  component: CategorySection<Entry>,
  args: {
    heading: 'Articles',
    label: 'Categories',
    all: 'All',
    categories: ['AI Strategy', 'Manufacturing', 'Supply Chain', 'AI Governance'],
    entries,
    empty: { title: 'Not one page here', text: 'Nothing has been written here yet.', back: 'Show everything' },
    children: (shown) => (
      <Cells as="ul" columns={3}>
        {shown.map(({ id, title }) => (
          <Cell as="li" key={id}>
            {title}
          </Cell>
        ))}
      </Cells>
    ),
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves to the selected tab, then to the links and controls in its panel.'],
        ['Arrow keys, Home, End', 'Select a category, as in CategoryTabs.'],
        ['Enter or Space', 'On the button of an empty category: selects and focuses the first tab.'],
      ],
      reader: 'A region named by its heading, with tabs and one panel. The message of an empty category has a heading.',
      limits:
        'Two to eight categories and any number of entries. Without entries, the button that selects the first tab is omitted.',
    },
    layout: 'fullscreen',
    path: '/resources/blog',
  },
} satisfies Meta<typeof CategorySection<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('All is selected first and lists every entry', async () => {
      await expect(canvas.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    }),
};
export const FurtherOnesElsewhere: Story = {
  args: {
    older: { text: 'The latest of 40 letters.', label: 'All letters in the library', href: '/resources?type=blog' },
  },
  play: ({ canvas, step }) =>
    step('a link leads to the other entries', async () => {
      await expect(canvas.getByRole('link', { name: 'All letters in the library' })).toBeVisible();
    }),
};
export const OpenedAtACategory: Story = {
  parameters: { path: '/resources/blog?category=manufacturing' },
  play: ({ canvas, step }) =>
    step('the category from the URL is selected, and only its entries are listed', async () => {
      await expect(canvas.getByRole('tab', { name: 'Manufacturing', selected: true })).toBeVisible();
      await expect(canvas.getByRole('listitem')).toHaveTextContent('The late ferry');
    }),
};
export const ACategoryThatDoesNotExistIsIgnored: Story = {
  tags: ['check'],
  parameters: { path: '/resources/blog?category=astrology' },
  play: ({ canvas, step }) =>
    step('All is selected and lists every entry', async () => {
      await expect(canvas.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    }),
};
export const TheAddressKeepsTheCategoryAndBackTakesItBack: Story = {
  tags: ['check'],
  parameters: { path: '/resources/blog?from=letter' },
  render: (args) => (
    <>
      <CategorySection {...args} />
      <Address />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    await step('the category is added to the other query parameters', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'AI Strategy' }));
      await waitFor(() => expect(address).toHaveTextContent('/resources/blog?from=letter&category=ai-strategy'));
      await userEvent.click(canvas.getByRole('tab', { name: 'Supply Chain' }));
      await waitFor(() => expect(address).toHaveTextContent('/resources/blog?from=letter&category=supply-chain'));
    });
    await step('Back selects the previous category', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await canvas.findByRole('tab', { name: 'AI Strategy', selected: true });
      await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('The first loom'));
    });
    await step('All removes the parameter', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
      await waitFor(() => expect(address).toHaveTextContent(/^\/resources\/blog\?from=letter$/));
    });
  },
};
export const ThePanelChangesWithTheTab: Story = {
  tags: ['check'],
  play: ({ canvas, step }) =>
    step('focus on a tab changes the panel at once, before the next key press', async () => {
      canvas.getByRole('tab', { name: 'AI Strategy' }).focus();
      await Promise.resolve();
      await expect(canvas.getByRole('listitem')).toHaveTextContent('The first loom');
    }),
};
export const Empty: Story = { parameters: { path: '/resources/blog?category=ai-governance' } };
export const AnEmptyCategoryLeadsBackToAll: Story = {
  ...Empty,
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the button lists all entries and moves focus to the All tab', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
      await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus();
    });
  },
};
export const NothingAtAll: Story = {
  args: { entries: [] },
  play: ({ canvas, step }) =>
    step('shows the empty message without a button', async () => {
      await expect(canvas.getByRole('heading', { name: 'Not one page here' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Show everything' })).not.toBeInTheDocument();
    }),
};
