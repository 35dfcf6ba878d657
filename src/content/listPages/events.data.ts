import { closingAt } from '../closings.ts';
import { lastPassed, type PrintedDate, printedDate } from '../dates.ts';
import { events, type Recording, recordings } from '../events.data.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { requestFor } from '../requests.ts';
import type { Closing } from './caseStudies.data.ts';
import { type EventListEntry, held, listed } from './eventEntry.ts';

export interface RecordingListEntry extends Omit<Recording, 'date' | 'description' | 'drawing' | 'tags'> {
  drawing: string;
  date: PrintedDate;
  /** Where to ask for a film that is not online. */
  request: string;
}

interface First {
  /** How many are shown at first. */
  first: number;
  /** On the button that shows all. */
  all: string;
}

export interface EventsContent {
  head: PageHeadContent;
  /** In the order of their dates, the latest of those that are over included. */
  events: readonly EventListEntry[];
  /**
   * The last end that had passed when the site was built, or 0. It stands for the moment of the build: whatever is over by
   * the one is over by the other, and the files stay the same until an event ends.
   */
  ended: number;
  /** Of many, the page's HTML holds the `first` ones; the others are shown when they are asked for. */
  upcoming: { heading: string; lead?: string; none: { title: string; text?: string } } & First;
  past: { heading: string; lead?: string } & First;
  recordings: { heading: string; lead?: string; items: readonly RecordingListEntry[] };
  closing: Closing;
}

const byDate = events.map(listed).sort((a, b) => a.starts - b.starts);
const ended = lastPassed(
  byDate.map(({ ends }) => ends),
  Date.now(),
);
/** How many past events the page holds. */
const PAST = 12;

/** Events (spec 2.8): those to come, those that are over, recordings. */
export const eventsPage: EventsContent = {
  head: headAt('/resources/events'),
  events: held(byDate, ended, PAST),
  ended,
  upcoming: {
    heading: 'Upcoming events',
    lead: 'Times are local to the event, and the calendar file converts them to yours.',
    first: 4,
    all: 'Show all dates',
    none: { title: 'No dates at the moment', text: 'The next dates will stand here as soon as they are fixed.' },
  },
  past: { heading: 'Past events', first: 3, all: 'Show more past events' },
  recordings: {
    heading: 'Recordings',
    items: [...recordings]
      .sort((a, b) => b.date.localeCompare(a.date))
      .map(({ date, description: _description, tags: _tags, ...recording }) => ({
        ...recording,
        date: printedDate(date),
        request: requestFor(recording.title),
      })),
  },
  closing: {
    ...closingAt('/resources/events'),
    heading: 'Book a private workshop',
    text: 'Half a day with your own team on one question: the move to S/4HANA, the cutover plan or a first agent. A free call settles the question and the date.',
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      secondary: { label: 'All resources', href: '/resources' },
    },
  },
};

const { upcoming, past } = eventsPage;
const shown = new Set([
  ...byDate
    .filter(({ ends }) => ends > ended)
    .slice(0, upcoming.first)
    .map(({ id }) => id),
  ...byDate
    .filter(({ ends }) => ends <= ended)
    .slice(-past.first)
    .map(({ id }) => id),
]);

/** The events that the page's HTML shows, which search engines are told of. */
export const eventsInPage = events.filter(({ id }) => shown.has(id));
