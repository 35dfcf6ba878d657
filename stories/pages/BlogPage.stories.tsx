import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const AtACategory: Story = { parameters: { path: '/resources/blog?category=ai-governance' } };
export const One: Story = { args: withEntries(blogPage.articles.entries.slice(0, 1)) };
export const None: Story = { args: withEntries([]) };
export const LongWords: Story = { args: { content: longWords(blogPage) } };
