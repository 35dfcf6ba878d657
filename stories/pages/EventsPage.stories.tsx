import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { eventsPage } from '../../src/content/listPages/events.data';
import { EventsPage } from '../../src/pages/EventsPage';
import { longWords, oneOfEach } from './shown';

const { upcoming, past, recordings } = eventsPage;
/** Upcoming events, independent of the current date. */
const ahead = eventsPage.events.map((event) => ({ ...event, ends: Number.POSITIVE_INFINITY }));
const over = eventsPage.events.map((event) => ({ ...event, ends: 1 }));
const first = ahead.length;
const content = {
  ...eventsPage,
  events: ahead,
  ended: 0,
  upcoming: { ...upcoming, first },
  past: { ...past, first },
};

const meta = {
  title: 'pages/Resources/EventsPage',
  id: 'pages-eventspage',
  component: EventsPage,
  args: { content },
  parameters: { layout: 'fullscreen', path: '/resources/events' },
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles of the articles in the section with this heading. */
function titlesIn(canvas: ReturnType<typeof within>, heading: string): string[] {
  return within(canvas.getByRole('region', { name: heading }))
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
}
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('lists the upcoming events', async () => {
      await expect(titlesIn(canvas, upcoming.heading)).toEqual(titles(ahead));
    });
    await step('lists the recordings', async () => {
      await expect(titlesIn(canvas, recordings.heading)).toEqual(titles(recordings.items));
    });
  },
};
export const One: Story = { args: { content: oneOfEach(content) } };
export const None: Story = { args: { content: { ...content, events: [], recordings: { ...recordings, items: [] } } } };
export const OneIsOver: Story = {
  args: { content: { ...content, events: [...over.slice(0, 1), ...ahead.slice(1)], ended: 1 } },
  play: async ({ canvas, step }) => {
    await step('lists the event under past events', async () => {
      await expect(titlesIn(canvas, upcoming.heading)).toEqual(titles(ahead.slice(1)));
      await expect(titlesIn(canvas, past.heading)).toEqual(titles(over.slice(0, 1)));
    });
  },
};
export const AllAreOver: Story = {
  args: { content: { ...content, events: over.map((event) => ({ ...event, recording: {} })), ended: 1 } },
};
export const LongWords: Story = { args: { content: longWords(content) } };
