import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { reportsPage } from '../../src/content/listPages/reports.data';
import { ReportsPage } from '../../src/pages/ReportsPage';
import { longWords } from './shown';

const withEntries = (entries: typeof reportsPage.reports.entries) => ({
  content: { ...reportsPage, reports: { ...reportsPage.reports, entries } },
});

const meta = {
  title: 'pages/Resources/ReportsPage',
  id: 'pages-reportspage',
  component: ReportsPage,
  parameters: { layout: 'fullscreen', path: '/resources/research-reports' },
} satisfies Meta<typeof ReportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('shows the headings', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: reportsPage.head.heading })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: reportsPage.reports.heading })).toBeVisible();
    });
    await step('lists every report and a tab for each category', async () => {
      await expect(canvas.getAllByRole('tab')).toHaveLength(reportsPage.reports.categories.length + 1);
      await expect(canvas.getAllByRole('article')).toHaveLength(reportsPage.reports.entries.length);
    });
  },
};
export const AtACategory: Story = { parameters: { path: '/resources/research-reports?category=supply-chain' } };
export const One: Story = { args: withEntries(reportsPage.reports.entries.slice(0, 1)) };
export const None: Story = {
  args: withEntries([]),
  play: async ({ canvas, step }) => {
    await step('shows the empty message', async () => {
      await expect(canvas.getByRole('heading', { name: reportsPage.reports.empty.title })).toBeVisible();
    });
  },
};
export const LongWords: Story = { args: { content: longWords(reportsPage) } };
