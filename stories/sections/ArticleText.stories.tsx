import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { articleAt } from '../../src/content/listPages/article';
import { reportAt } from '../../src/content/listPages/report';
import { reports } from '../../src/content/reports.data';
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
        ['Tab', 'Reaches a table within the text, where there is one.'],
        ['Arrow keys', 'Scroll a table that is wider than its place.'],
      ],
      reader: 'An article named by its title: facts as terms and definitions, key insights as a list, then the text.',
      limits: 'Three to five insights, a text of any length. Without insights their heading goes too.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ArticleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the article is named, and so is its author', async () => {
      await expect(canvas.getByRole('article', { name: head.heading })).toBeVisible();
      await expect(canvas.getByText(text.author)).toBeVisible();
    });
    await step('its insights are a list', async () => {
      await expect(canvas.getByRole('list', { name: 'Key insights' }).children).toHaveLength(text.keyInsights.length);
    });
  },
};
/** Its figure has the whole sheet. The window is scrolled to the part on ink. */
export const OnInk: Story = {
  args: articleAt('/resources/thought-leadership/the-2027-decision').text,
  play: ({ canvasElement, step }) =>
    step('the part on ink is in view', async () => {
      const ink = canvasElement.querySelector('[data-surface=ink]') as HTMLElement;
      ink.scrollIntoView({ block: 'start', behavior: 'instant' });
      await waitFor(() => expect(ink.getBoundingClientRect().top).toBeLessThan(innerHeight));
    }),
  beforeEach: () => () => scrollTo({ top: 0, behavior: 'instant' }),
};
/** Its first chart has the whole sheet, as the drawing on ink has, and others half of it. */
export const WithCharts: Story = { args: reportAt(reports.find(({ href }) => href)?.href ?? '').text };
/** A part of few words, whose low drawing has the whole sheet below them. */
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
};
/** A photograph stands beside heading and words, as a drawing does. */
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
    step('the photograph has its words', async () => {
      await expect(canvas.getByRole('img', { name: 'The way it looks' })).toBeInTheDocument();
    }),
};
/** No insights, one paragraph. */
export const WithoutInsights: Story = {
  args: { keyInsights: [], parts: [{ paragraphs: ['One thought, told in one breath.'] }] },
  play: ({ canvas, step }) =>
    step('no heading stands over nothing', async () => {
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
