import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brand } from '../../src/content/brand';
import { support } from '../../src/content/support.data';
import { SupportChannels } from '../../src/sections/SupportChannels';
import { lengthen } from './longWords';

const { channels } = support;

const meta = {
  title: 'sections/Contact/SupportChannels',
  id: 'sections-supportchannels',
  component: SupportChannels,
  argTypes: {
    heading: { description: 'Heading of the section. It names the section for screen readers.' },
    lead: { description: 'One or two sentences beside the heading.' },
    list: { description: 'Support channels, each with its response time and its hours.' },
    hours: { description: 'Business hours, also shown in the visitor’s time zone.' },
  },
  args: { ...channels, visitor: { zone: 'America/New_York', at: '2025-01-15T12:00:00Z' } },
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'A region named by its heading, with a list. Each channel has a heading and a figure with its label. The hours in the visitor’s time zone are added without an announcement.',
      limits: 'One to six channels, three per row. Hours within one day.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SupportChannels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the phone number is a link', async () => {
      const { label, href } = brand.phone.us;
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    });
    await step('in the firm’s time zone, the hours are unchanged', async () => {
      await waitFor(() => expect(canvas.getByText(channels.hours.yours).nextSibling).toHaveTextContent('8AM-6PM'));
    });
  },
};
export const SeenFromMumbai: Story = {
  args: { visitor: { zone: 'Asia/Kolkata', at: '2025-01-15T12:00:00Z' } },
  play: ({ canvas, step }) =>
    step('shows the hours in the visitor’s time zone', async () => {
      await waitFor(() => expect(canvas.getByText('6:30PM-4:30AM')).toBeVisible());
    }),
};
export const OneChannel: Story = { args: { list: channels.list.slice(0, 1) } };
export const LongWords: Story = {
  args: { heading: 'Unterstützungsmöglichkeiten', list: lengthen(channels.list, 'title', 'text') },
};
