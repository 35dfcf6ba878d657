import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { eventsPage } from '../../src/content/listPages/events.data';
import { EventsPage } from '../../src/pages/EventsPage';
import { longWords, oneOfEach } from './shown';

const { upcoming, past, recordings } = eventsPage;
/** All of them still to come, whatever the clock of this machine shows. */
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

/** Titles of the articles in the part with this heading; none where there is no such part. */
function titlesIn(canvas: ReturnType<typeof within>, heading: string): string[] {
  const region = canvas.queryByRole('region', { name: heading });
  if (!region) return [];
  return within(region)
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
}
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('what is to come is listed', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: eventsPage.head.heading })).toBeVisible();
      await expect(titlesIn(canvas, upcoming.heading)).toEqual(titles(ahead));
    });
    await step('nothing stands under past events', async () => {
      await expect(canvas.queryByRole('heading', { name: past.heading })).not.toBeInTheDocument();
    });
    await step('recordings are listed', async () => {
      await expect(titlesIn(canvas, recordings.heading)).toEqual(titles(recordings.items));
    });
  },
};
export const One: Story = { args: { content: oneOfEach(content) } };
export const None: Story = {
  args: { content: { ...content, events: [], recordings: { ...recordings, items: [] } } },
  play: async ({ canvas, step }) => {
    await step('it says that nothing is to come', async () => {
      await expect(canvas.getByRole('heading', { name: upcoming.none.title })).toBeVisible();
      await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    });
  },
};
export const OneIsOver: Story = {
  args: { content: { ...content, events: [...over.slice(0, 1), ...ahead.slice(1)], ended: 1 } },
  play: async ({ canvas, step }) => {
    await step('it has moved to the past events', async () => {
      await expect(titlesIn(canvas, upcoming.heading)).toEqual(titles(ahead.slice(1)));
      await expect(titlesIn(canvas, past.heading)).toEqual(titles(over.slice(0, 1)));
    });
    await step('and says that registration is closed', async () => {
      await expect(canvas.getAllByText('Registration is closed.')).toHaveLength(1);
    });
  },
};
export const AllAreOver: Story = {
  args: { content: { ...content, events: over.map((event) => ({ ...event, recording: {} })), ended: 1 } },
  play: async ({ canvas, step }) => {
    await step('it says that nothing is to come', async () => {
      await expect(canvas.getByRole('heading', { name: upcoming.none.title })).toBeVisible();
      await expect(titlesIn(canvas, upcoming.heading)).toEqual([]);
    });
    await step('all are past events, the last one first', async () => {
      await expect(titlesIn(canvas, past.heading)).toEqual(titles(over).reverse());
    });
  },
};
const HOUR = 3_600_000;
const { now } = Date;
const soon = now() + HOUR;
export const EndsWhileThePageIsOpen: Story = {
  tags: ['check'],
  args: {
    content: { ...content, events: ahead.map((event, index) => (index === 0 ? { ...event, ends: soon } : event)) },
  },
  beforeEach: () => () => {
    Date.now = now;
  },
  play: async ({ canvas, step }) => {
    await step('before its end it is to come', async () => {
      await expect(titlesIn(canvas, upcoming.heading)).toEqual(titles(ahead));
    });
    await step('looked at again after its end it has moved below, and registration is closed', async () => {
      Date.now = () => now() + HOUR;
      document.dispatchEvent(new Event('visibilitychange'));
      await canvas.findByText('Registration is closed.');
      await expect(titlesIn(canvas, upcoming.heading)).toEqual(titles(ahead.slice(1)));
      await expect(titlesIn(canvas, past.heading)).toEqual(titles(ahead.slice(0, 1)));
    });
  },
};
export const LongWords: Story = { args: { content: longWords(content) } };
