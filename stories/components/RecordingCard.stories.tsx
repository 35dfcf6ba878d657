import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { RecordingCard } from '../../src/components/RecordingCard';

const meta = {
  title: 'components/Cards/RecordingCard',
  id: 'components-recordingcard',
  component: RecordingCard,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches “Watch recording”, also while there is nothing to watch.'],
        ['Enter', 'Follows the link; without an address it does nothing.'],
      ],
      reader:
        'An article: type and length, title, date and audience, highlights as a list. The button says which recording it is, and why there is nothing to watch yet.',
      limits: 'Two to four highlights; a title of up to three lines.',
    },
  },
  args: {
    heading: 'An Evening With the Looms',
    type: 'Webinar',
    date: { value: '2022-06-03', label: 'June 3, 2022' },
    duration: '52 min',
    attendees: 1740,
    highlights: ['How a warp is counted', 'The loom that mends itself', 'Questions from the gallery'],
    recording: true,
    media: <Drawing name="record-month-end-without-the-spreadsheet" viewBox="0 0 480 300" />,
  },
  render: (args) => (
    <Cells columns={3} medium={1} edge="boxed">
      <Cell pad="none">
        <RecordingCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof RecordingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('title and number of attendees are shown', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'An Evening With the Looms' })).toBeVisible();
      await expect(canvas.getByText(/1,740 attendees/)).toBeVisible();
    });
  },
};
export const NothingToWatchYet: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the button, which says why there is nothing', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Watch recording An Evening With the Looms' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('This recording is not online yet.');
    });
  },
};
export const Online: Story = {
  args: { href: 'https://video.example/month-end' },
  play: async ({ canvas, step }) => {
    await step('the link leads to the recording', async () => {
      await expect(canvas.getByRole('link', { name: 'Watch recording An Evening With the Looms' })).toHaveAttribute(
        'href',
        'https://video.example/month-end',
      );
    });
  },
};
export const NotRecorded: Story = {
  args: { recording: false },
  play: async ({ canvas, step }) => {
    await step('nothing is offered', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};
export const WithoutHighlights: Story = { args: { highlights: [] } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const LongWords: Story = {
  args: {
    heading: 'Unternehmenssoftwarelandschaftsverantwortung without the spreadsheet',
    highlights: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, step by step'],
  },
  globals: { viewport: { value: 'reflow' } },
};
