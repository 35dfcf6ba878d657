import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blogPage } from '../../src/content/listPages/blog.data';
import { ArticleSection } from '../../src/sections/ArticleSection';
import { lengthen } from './longWords';

const { articles } = blogPage;
const meta = {
  title: 'sections/Resources/ArticleSection (article list)',
  id: 'sections-articlesection',
  component: ArticleSection,
  args: articles,
  parameters: {
    guide: {
      instead: [
        ['sections/ReportSection', 'The entries are reports, which visitors request or download.'],
        ['sections/CategorySection', 'The entries are of another kind. CategorySection accepts any cards.'],
        ['sections/ResourceTitles', 'Only titles are needed, as in the list of all resources.'],
      ],
      keyboard: [
        ['Tab', 'Moves to the selected tab, the panel, then each article.'],
        ['Arrow keys, Home, End', 'Select a category, as in CategoryTabs.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'A region named by its heading, with tabs and one panel. Each entry is an article. The message of an empty category has a heading.',
      limits:
        'Any number of articles. An article that would be alone in its row is larger. An empty category shows a message.',
    },
    layout: 'fullscreen',
    path: '/resources/blog',
  },
} satisfies Meta<typeof ArticleSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blog: Story = {
  play: ({ canvas, step }) =>
    step('lists every article with its link', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(articles.entries.length);
      for (const { heading: title, action } of articles.entries)
        await expect(canvas.getByRole('link', { name: `${action?.label} ${title}` })).toHaveAttribute(
          'href',
          action?.href,
        );
    }),
};
export const OneCategory: Story = { parameters: { path: '/resources/blog?category=manufacturing' } };
/** A single article is larger and fills the row. */
export const OneToFour: Story = {
  render: (args) => (
    <>
      {['One', 'Two', 'Three', 'Four'].map((heading, at) => (
        <ArticleSection key={heading} {...args} heading={heading} entries={articles.entries.slice(0, at + 1)} />
      ))}
    </>
  ),
};
export const None: Story = { args: { entries: [] } };
export const LongWords: Story = { args: { entries: lengthen(articles.entries, 'heading', 'excerpt') } };
