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
  /** Link that requests a recording that is not online. */
  request: string;
}

interface First {
  /** Number shown initially. */
  first: number;
  /** Label of the button that shows all. */
  all: string;
}

export interface EventsContent {
  head: PageHeadContent;
  /** Upcoming events and the latest past ones, sorted by date. */
  events: readonly EventListEntry[];
  /**
   * End of the latest past event at build time, or 0. Used instead of the build time, so that the output does not
   * change until an event ends.
   */
  ended: number;
  /** The HTML contains the `first` events; a button shows the others. */
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
/** Maximum number of past events on the page. */
const PAST = 12;

/** Events page (spec 2.8): upcoming events, past events and recordings. */
export const eventsPage: EventsContent = {
  head: headAt('/resources/events'),
  events: held(byDate, ended, PAST),
  ended,
  upcoming: {
    heading: 'Upcoming events',
    lead: 'Times are local to the event, and the calendar file converts them to yours.',
    first: 4,
    all: 'Show all dates',
    none: { title: 'No dates at the moment', text: 'The next dates will appear here as soon as they are fixed.' },
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

/** Events in the HTML of the page, for structured data. */
export const eventsInPage = events.filter(({ id }) => shown.has(id));
