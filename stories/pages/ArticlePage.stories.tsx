import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { articles } from '../../src/content/articles.data';
import { articleAt } from '../../src/content/listPages/article';
import { pages } from '../../src/content/pages';
import { ArticlePage } from '../../src/pages/ArticlePage';
import { longWords } from './shown';

const path = articles[0]?.href ?? '';
const content = articleAt(path);

const meta = {
  title: 'pages/Resources/ArticlePage',
  id: 'pages-articlepage',
  component: ArticlePage,
  args: { content },
  parameters: { layout: 'fullscreen', path },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('the article and its sections have headings', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: content.head.heading })).toBeVisible();
      for (const { heading } of content.text.parts)
        if (heading) await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    });
    await step('the breadcrumb names the list', async () => {
      const trail = canvas.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail).toHaveTextContent(pages['/resources/thought-leadership'].heading);
    });
  },
};
export const ShortAndAlone: Story = {
  args: {
    content: {
      ...content,
      text: {
        ...content.text,
        parts: [{ paragraphs: ['One thought, and no more.'] }],
        keyInsights: [],
      },
      more: { ...content.more, pages: [] },
    },
  },
};
export const LongWords: Story = { args: { content: longWords(content) } };
