import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eventsPage } from '../../src/content/listPages/events';
import { PastEvents } from '../../src/sections/PastEvents';

const film = 'https://video.example/film';
const events = eventsPage.events.map((event, index) => (index === 0 ? { ...event, recording: { href: film } } : event));
const meta = {
  title: 'sections/Resources/PastEvents',
  id: 'sections-pastevents',
  component: PastEvents,
  args: { ...eventsPage.past, first: events.length, events },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through the recordings of the events that have one.'],
        ['Enter', 'Follows the link; without an address it does nothing.'],
      ],
      reader: 'A region named by its heading; a list of articles, each of which says that registration is closed.',
      limits:
        'Any number of events, one a row: of many, `first` are shown until all are asked for. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PastEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each says that registration is closed, and nothing of seats', async () => {
      await expect(canvas.getAllByText('Registration is closed.')).toHaveLength(events.length);
      await expect(canvas.queryByText(/Add to calendar|seats? left|not open/)).not.toBeInTheDocument();
    });
    await step('recordings that there are can be watched', async () => {
      const films = canvas
        .queryAllByRole('link', { name: /^Watch recording/ })
        .map((link) => link.getAttribute('href'));
      await expect(films).toEqual(events.slice(0, 1).map(() => film));
    });
  },
};
export const One: Story = { args: { events: events.slice(0, 1) } };
export const None: Story = {
  args: { events: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
