import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eventsPage } from '../../src/content/listPages/events';
import { EventsPage } from '../../src/pages/EventsPage';

const { upcoming, recordings } = eventsPage;

const meta = {
  component: EventsPage,
  parameters: { layout: 'fullscreen', path: '/resources/events' },
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};
export const One: Story = {
  args: {
    content: {
      ...eventsPage,
      upcoming: { ...upcoming, events: upcoming.events.slice(0, 1) },
      recordings: { ...recordings, recordings: recordings.recordings.slice(0, 1) },
    },
  },
};
export const None: Story = {
  args: {
    content: {
      ...eventsPage,
      upcoming: { ...upcoming, events: [] },
      recordings: { ...recordings, recordings: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No date is fixed/)).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...eventsPage,
      upcoming: {
        ...upcoming,
        events: upcoming.events.map((entry) => ({
          ...entry,
          title: `Unternehmenssoftwarelandschaftsverantwortung: ${entry.title}`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
