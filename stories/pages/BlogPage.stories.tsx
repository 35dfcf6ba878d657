import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { blogPage } from '../../src/content/listPages/blog.data';
import { BlogPage } from '../../src/pages/BlogPage';
import { longWords } from './shown';

const withEntries = (entries: typeof blogPage.articles.entries) => ({
  content: { ...blogPage, articles: { ...blogPage.articles, entries } },
});

const meta = {
  title: 'pages/Resources/BlogPage',
  id: 'pages-blogpage',
  component: BlogPage,
  parameters: { layout: 'fullscreen', path: '/resources/blog' },
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('shows the heading and a tab for each category', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: blogPage.head.heading })).toBeVisible();
      const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
      await expect(tabs).toEqual([blogPage.articles.all, ...blogPage.articles.categories]);
    });
    await step('lists every article', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(blogPage.articles.entries.length);
    });
  },
};
export const AtACategory: Story = { parameters: { path: '/resources/blog?category=ai-governance' } };
export const One: Story = { args: withEntries(blogPage.articles.entries.slice(0, 1)) };
export const None: Story = {
  args: withEntries([]),
  play: async ({ canvas, step }) => {
    await step('shows the empty message', async () => {
      await expect(canvas.getByRole('heading', { name: blogPage.articles.empty.title })).toBeVisible();
    });
  },
};
export const LongWords: Story = { args: { content: longWords(blogPage) } };
