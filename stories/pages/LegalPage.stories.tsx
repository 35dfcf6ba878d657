import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { type LegalContent, legalPages } from '../../src/content/legalPages.data';
import { LegalPage } from '../../src/pages/LegalPage';
import { expectParts, longWords } from './shown';

const content = legalPages['/privacy'] as LegalContent;

const meta = {
  title: 'pages/Whole site/LegalPage',
  id: 'pages-legalpage',
  tags: ['new'],
  component: LegalPage,
  args: { content },
  parameters: { layout: 'fullscreen', path: '/privacy' },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('shows all sections in order', async () => {
      await expectParts(
        canvas,
        content.parts.filter(({ heading }) => heading),
      );
    });
    await step('tables have a header for each row', async () => {
      for (const { table } of content.parts) {
        if (!table) continue;
        const rows = within(canvas.getByRole('table', { name: table.caption }));
        for (const [name = ''] of table.rows) await expect(rows.getByRole('rowheader', { name })).toBeVisible();
      }
    });
  },
};
export const OneParagraph: Story = {
  args: { content: { head: content.head, parts: [{ paragraphs: ['There is nothing to say yet.'] }] } },
};
export const LongWords: Story = { args: { content: longWords(content) } };
