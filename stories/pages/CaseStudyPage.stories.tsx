import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { caseStudies } from '../../src/content/caseStudies.data';
import { caseStudyAt } from '../../src/content/listPages/caseStudy';
import { CaseStudyPage } from '../../src/pages/CaseStudyPage';
import { longWords } from './shown';

const path = caseStudies[0]?.href ?? '';
const content = caseStudyAt(path);

const meta = {
  title: 'pages/Resources/CaseStudyPage',
  id: 'pages-casestudypage',
  tags: ['new'],
  component: CaseStudyPage,
  args: { content },
  parameters: { layout: 'fullscreen', path },
} satisfies Meta<typeof CaseStudyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step, userEvent }) => {
    const { text, quote, more } = content;
    await step('the timeline has a text alternative', async () => {
      await expect(canvas.getByRole('img', { name: content.timeline?.label ?? '' })).toBeVisible();
    });
    await step('tables have captions, and the client is quoted', async () => {
      for (const table of text.parts.flatMap(({ table }) => (table ? [table] : []))) {
        if (table.collapsed) await userEvent.click(canvas.getByText((text) => text.endsWith(table.caption)));
        await expect(canvas.getByRole('table', { name: table.caption })).toBeVisible();
      }
      await expect(canvas.getByRole('figure')).toHaveTextContent(quote.name);
    });
    await step('shows links to other case studies', async () => {
      for (const { title } of more.items) await expect(canvas.getByRole('link', { name: title })).toBeVisible();
    });
  },
};
export const ShortAndAlone: Story = {
  args: {
    content: {
      ...content,
      results: [],
      text: { ...content.text, facts: [], keyInsights: [], parts: [{ paragraphs: ['The move took one weekend.'] }] },
      more: { ...content.more, items: [] },
    },
  },
};
export const LongWords: Story = { args: { content: longWords(content) } };
