import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { reportAt } from '../../src/content/listPages/report';
import { reports } from '../../src/content/reports.data';
import { ReportPage } from '../../src/pages/ReportPage';

const path = reports.find(({ href }) => href)?.href ?? '';
const content = reportAt(path);

const meta = {
  title: 'pages/Resources/ReportPage',
  id: 'pages-reportpage',
  tags: ['new'],
  component: ReportPage,
  args: { content },
  parameters: { layout: 'fullscreen', path },
} satisfies Meta<typeof ReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { more, closing } = content;
    await step('shows links to other reports and the link of the closing call', async () => {
      for (const { title } of more.pages) await expect(canvas.getByRole('link', { name: title })).toBeVisible();
      await expect(canvas.getByRole('link', { name: closing.actions.primary.label })).toBeVisible();
    });
  },
};
export const ShortAndAlone: Story = {
  args: {
    content: {
      ...content,
      results: [],
      text: { ...content.text, facts: [], keyInsights: [], parts: [{ paragraphs: ['We counted one landscape.'] }] },
      more: { ...content.more, pages: [] },
    },
  },
};
