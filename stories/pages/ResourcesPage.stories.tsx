import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { resourceHub } from '../../src/content/listPages/resources.data';
import { resources } from '../../src/content/resources';
import { ResourcesPage } from '../../src/pages/ResourcesPage';

const meta = {
  title: 'pages/Resources/ResourcesPage',
  id: 'pages-resourcespage',
  component: ResourcesPage,
  args: { content: resourceHub, load: async () => resources },
  parameters: { layout: 'fullscreen', path: '/resources' },
} satisfies Meta<typeof ResourcesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('lists the first resources in order', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: resourceHub.head.heading })).toBeVisible();
      const titles = canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
      await expect(titles).toEqual(resourceHub.first.map(({ title }) => title));
    });
  },
};
export const Filtered: Story = { parameters: { path: '/resources?industry=healthcare&topic=governance' } };
export const NothingFound: Story = { parameters: { path: '/resources?q=blockchain' } };
export const NoRecords: Story = { args: { content: { ...resourceHub, first: [], total: 0 } } };
