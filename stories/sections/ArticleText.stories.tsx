import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { articleAt } from '../../src/content/listPages/article';
import { Article, ArticleText } from '../../src/sections/ArticleText';

const { head, text } = articleAt('/resources/thought-leadership/what-a-cutover-weekend-teaches');
const meta = {
  title: 'sections/Resources/ArticleText',
  id: 'sections-articletext',
  component: ArticleText,
  args: text,
  render: (args) => (
    <Article heading={head.heading}>
      <ArticleText {...args} />
    </Article>
  ),
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches a table in the text.'],
        ['Arrow keys', 'Scroll a table that is too wide.'],
      ],
      reader: 'An article named by its title: facts as a description list, key insights as a list, then the text.',
      limits: 'Three to five insights and a text of any length. Without insights, their heading is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ArticleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the article is named by its title and shows its author', async () => {
      await expect(canvas.getByRole('article', { name: head.heading })).toBeVisible();
      await expect(canvas.getByText(text.author)).toBeVisible();
    });
    await step('the key insights are a list', async () => {
      await expect(canvas.getByRole('list', { name: 'Key insights' }).children).toHaveLength(text.keyInsights.length);
    });
  },
};
/** Scrolled to the section on ink, whose figure spans the page. */
export const OnInk: Story = {
  tags: ['!autodocs'],
  args: articleAt('/resources/thought-leadership/the-2027-decision').text,
  play: ({ canvasElement, step }) =>
    step('the section on ink is in view', async () => {
      const ink = canvasElement.querySelector('[data-surface=ink]') as HTMLElement;
      ink.scrollIntoView({ block: 'start', behavior: 'instant' });
      await waitFor(() => expect(ink.getBoundingClientRect().top).toBeLessThan(innerHeight));
    }),
  beforeEach: () => () => scrollTo({ top: 0, behavior: 'instant' }),
};
/** A short text. Below the text, a low drawing spans the page. */
export const LowFigureOnABand: Story = {
  args: {
    parts: [
      {
        heading: 'Few words, one figure',
        paragraphs: ['Two sentences are enough here. What they say stands below them.'],
        figure: { drawing: 'figure-the-2027-decision-paths', label: 'Three bars', wideHeight: 180 },
        surface: 'band',
      },
    ],
  },
  play: ({ canvas, step }) =>
    step('a text that begins with a heading is below the facts', async () => {
      const facts = canvas.getByText(text.author).closest('dl')?.getBoundingClientRect();
      const heading = canvas.getByRole('heading', { name: 'Few words, one figure' }).getBoundingClientRect();
      await expect(heading.top).toBeGreaterThanOrEqual(facts?.bottom ?? Number.NaN);
    }),
};
/** A photograph is placed beside the text, like a drawing. */
export const WithPhotograph: Story = {
  args: {
    parts: [
      { paragraphs: ['One thought, told in one breath.'] },
      {
        heading: 'A picture of it',
        paragraphs: ['Two sentences are enough here. The photograph says the rest.'],
        figure: { image: '/icon-512.png', label: 'The way it looks' },
      },
    ],
  },
  play: ({ canvas, step }) =>
    step('the photograph has its text alternative', async () => {
      await expect(canvas.getByRole('img', { name: 'The way it looks' })).toBeInTheDocument();
    }),
};
/** No insights, one paragraph. */
export const WithoutInsights: Story = {
  args: { keyInsights: [], parts: [{ paragraphs: ['One thought, told in one breath.'] }] },
  play: ({ canvas, step }) =>
    step('the heading of the insights is omitted', async () => {
      await expect(canvas.queryByRole('heading', { name: 'Key insights' })).not.toBeInTheDocument();
    }),
};
export const LongWords: Story = {
  args: {
    author: 'Maximiliane von Hohenlohe-Schillingsfürst',
    role: 'Unternehmenssoftwarelandschaftsverantwortung',
    keyInsights: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'],
  },
};
