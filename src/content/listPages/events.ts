import { lastPassed, type PrintedDate, printedDate } from '../dates.ts';
import { events, type Recording, recordings } from '../events.ts';
import type { Closing } from './caseStudies.ts';
import { type EventListEntry, held, listed } from './eventEntry.ts';
import { type ListHead, listHead } from './head.ts';

export interface RecordingListEntry extends Omit<Recording, 'date' | 'description' | 'tags'> {
  date: PrintedDate;
}

export interface EventsContent {
  head: ListHead;
  /** In the order of their dates, the latest of those that are over included. */
  events: readonly EventListEntry[];
  /**
   * The last end that had passed when the site was built, or 0. It stands for the moment of the build: whatever is over by
   * the one is over by the other, and the files stay the same until an event ends.
   */
  ended: number;
  upcoming: { heading: string; lead?: string; none: { title: string; text?: string } };
  past: { heading: string; lead?: string };
  recordings: { heading: string; lead?: string; recordings: readonly RecordingListEntry[] };
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
  head: listHead('/resources/events'),
  events: held(byDate, ended, PAST),
  ended,
  upcoming: {
    heading: 'Upcoming events',
    lead: 'Times are those of the place. The calendar file carries the zone, so that your calendar shows yours.',
    none: { title: 'No dates at the moment', text: 'The next dates will stand here as soon as they are fixed.' },
  },
  past: { heading: 'Past events' },
  recordings: {
    heading: 'Recordings',
    lead: 'What was shown, and what was asked.',
    recordings: [...recordings]
      .sort((a, b) => b.date.localeCompare(a.date))
      .map(({ date, description: _description, tags: _tags, ...recording }) => ({
        ...recording,
        date: printedDate(date),
      })),
  },
  closing: {
    heading: 'Or a session of your own',
    text: 'Your landscape on the screen, your people in the room, and one question that has to be answered by noon.',
    note: 'No commitment. We answer within 24 hours.',
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      secondary: { label: 'All resources', href: '/resources' },
    },
  },
};
