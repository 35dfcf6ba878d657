import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { ReportCard } from '../../src/components/ReportCard';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Cards/ReportCard',
  id: 'components-reportcard',
  component: ReportCard,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves through the links and to “Download”, even if there is no file.'],
        ['Enter', 'Downloads the file. Without a file, it has no effect.'],
      ],
      reader:
        'An article with the category, date, title, description and a list of topics. The name of “Download” includes the report. If there is no file, the description of “Download” gives the reason. The key findings are an ordered list.',
      limits: 'Only the first three findings are shown. A description of two sentences, and up to four topics.',
    },
  },
  args: {
    heading: 'Bridges After the Flood',
    category: 'Artificial Intelligence',
    date: { value: '2022-07-08', label: 'July 8, 2022' },
    text: 'Eleven bridges over one river, looked at every spring for six years.',
    pages: 36,
    downloads: 2310,
    keyFindings: [
      'Bridges with a keeper still stood. The others were planks.',
      'Railings were mended seven times as often as piers.',
      'Closing the gate in time was what people remembered.',
      'Half of the gauges were hung after high water.',
    ],
    topics: ['Agents', 'Retrieval', 'Ownership'],
    fileSize: '7.3 MB',
    format: 'PDF',
    media: <Drawing name="record-agents-after-the-pilot" viewBox="0 0 480 300" />,
  },
  render: (args) => (
    <Cells columns={1} medium={1} edge="boxed">
      <Cell pad="none">
        <ReportCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof ReportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('only three findings are shown', async () => {
      await expect(canvas.getByRole('list', { name: 'Key findings' }).children).toHaveLength(3);
      await expect(canvas.getByText(/^Closing the gate/)).toBeVisible();
      await expect(canvas.queryByText(/^Half of the gauges/)).not.toBeInTheDocument();
    }),
};
export const AllVariants: Story = gallery(meta.render, {
  'lead of a list': {},
  'half of a row': { layout: 'half' },
  'alone in its row': { layout: 'alone' },
  'with a file': { downloadUrl: '/drawings/section.svg' },
  'without findings and drawing': { keyFindings: [], media: undefined },
  'long words': {
    heading: 'Unternehmenssoftwarelandschaftsverantwortung, counted in forty systems',
    topics: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 'Testing'],
    keyFindings: ['Telecommunications infrastructure takes longer than building what was decided. '.repeat(3)],
  },
});

export const WithoutAFileItSaysSo: Story = {
  tags: ['check'],
  play: ({ canvas, userEvent, step }) =>
    step('Tab reaches the button, which is unavailable and gives the reason', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Download Bridges After the Flood' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('This report is not online yet.');
    }),
};
export const NoFindings: Story = {
  tags: ['check'],
  args: { keyFindings: [], media: undefined },
  play: ({ canvas, step }) =>
    step('without findings, their heading is omitted', async () => {
      await expect(canvas.queryByText('Key findings')).not.toBeInTheDocument();
    }),
};
