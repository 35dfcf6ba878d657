import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { articles } from '../../src/content/articles.data';
import { articleAt } from '../../src/content/listPages/article';
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

export const Default: Story = { parameters: pictured('phone', 'tablet') };
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
