import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blogPage } from '../../src/content/listPages/blog.data';
import { thoughtLeadershipPage } from '../../src/content/listPages/thoughtLeadership.data';
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
        ['sections/ReportSection', 'They are reports, which are asked for or downloaded.'],
        ['sections/CategorySection', 'They are of another kind that has categories: it takes any cards.'],
        ['sections/ResourceTitles', 'Titles alone are enough: the list of everything.'],
      ],
      keyboard: [
        ['Tab', 'Goes to the selected tab, the panel, then from article to article.'],
        ['Arrow keys, Home, End', 'Select a category, as in CategoryTabs.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'A region named by its heading, then tabs and one panel, in which each entry is an article. An empty category is told by a heading.',
      limits:
        'Any number of articles. One that would stand alone in its row leads the list; a category without any says so.',
    },
    layout: 'fullscreen',
    path: '/resources/blog',
  },
} satisfies Meta<typeof ArticleSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blog: Story = {
  play: ({ canvas, step }) =>
    step('every article is listed, with its call', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(articles.entries.length);
      for (const { heading: title, action } of articles.entries)
        await expect(canvas.getByRole('link', { name: `${action?.label} ${title}` })).toHaveAttribute(
          'href',
          action?.href,
        );
    }),
};
export const ThoughtLeadership: Story = { args: thoughtLeadershipPage.articles };
export const OneCategory: Story = { parameters: { path: '/resources/blog?category=manufacturing' } };
/** An article that would stand alone in its row leads the list. */
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
