import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const AtACategory: Story = { parameters: { path: '/resources/research-reports?category=supply-chain' } };
export const One: Story = { args: withEntries(reportsPage.reports.entries.slice(0, 1)) };
export const None: Story = { args: withEntries([]) };
export const LongWords: Story = { args: { content: longWords(reportsPage) } };
