import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eventsPage } from '../../src/content/listPages/events';
import { UpcomingEvents } from '../../src/sections/UpcomingEvents';

const { upcoming } = eventsPage;
const meta = {
  component: UpcomingEvents,
  args: upcoming,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through each event’s registration and calendar.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A region named by its heading; a list of articles, or the sentence that there is none.',
      limits: 'Any number of events, one a row.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof UpcomingEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const capacity of ['450/500', '1200/2000', '85/100']) await expect(canvas.getByText(capacity)).toBeVisible();
    const files = canvas.getAllByRole('link', { name: /^Add to calendar/ }).map((link) => link.getAttribute('href'));
    await expect(files).toEqual([
      '/events/clean-core-forum-2025.ics',
      '/events/agents-on-sap-records-2025.ics',
      '/events/cutover-rehearsal-2025.ics',
    ]);
  },
};
export const One: Story = { args: { events: upcoming.events.slice(0, 1) } };
export const None: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No date is fixed/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
