import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reportsPage } from '../../src/content/listPages/reports.data';
import { slug } from '../../src/content/slug';
import { ReportSection } from '../../src/sections/ReportSection';

const { reports } = reportsPage;
const [category = ''] = reports.categories;
const meta = {
  title: 'sections/Resources/ReportSection',
  id: 'sections-reportsection',
  component: ReportSection,
  args: reports,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves to the selected tab, the panel, then through the links and buttons of each report.'],
        ['Arrow keys, Home, End', 'Select a category, as in CategoryTabs.'],
      ],
      reader:
        'A region named by its heading, with tabs and one panel. Each report is an article. The message of an empty category has a heading.',
      limits:
        'Any number of reports. The first one is larger. The others are in pairs, except an odd one. An empty category shows a message.',
    },
    layout: 'fullscreen',
    path: '/resources/research-reports',
  },
} satisfies Meta<typeof ReportSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('lists every report and a tab for each category', async () => {
      await expect(canvas.getAllByRole('tab')).toHaveLength(reports.categories.length + 1);
      await expect(canvas.getAllByRole('article')).toHaveLength(reports.entries.length);
    });
  },
};
export const OneCategory: Story = { parameters: { path: `/resources/research-reports?category=${slug(category)}` } };
export const One: Story = { args: { entries: reports.entries.slice(0, 1) } };
export const None: Story = { args: { entries: [] } };
