import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { resourceListAt } from '../../src/content/listPages/resourceList';
import { ResourceListPage } from '../../src/pages/ResourceListPage';
import { longWords, oneOfEach } from './shown';

const content = resourceListAt('/resources/all');

const meta = {
  title: 'pages/Resources/ResourceListPage',
  id: 'pages-resourcelistpage',
  tags: ['new'],
  component: ResourceListPage,
  args: { content },
  parameters: { layout: 'fullscreen', path: '/resources/all' },
} satisfies Meta<typeof ResourceListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('every title links to its resource', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: content.head.heading })).toBeVisible();
      for (const { title, href } of content.list.entries)
        await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', href);
    });
  },
};
export const NoRecords: Story = { args: { content: { ...content, list: { ...content.list, entries: [] } } } };
export const OneRecord: Story = { args: { content: oneOfEach(content) } };
export const LongWords: Story = { args: { content: longWords(content) } };
