import { hourOf, type PrintedDate, printedDate } from '../dates.ts';
import { calendarPath, type Recording, recordings, type SiteEvent, upcomingEvents } from '../events.ts';
import { printHours } from '../format.ts';
import type { Closing } from './caseStudies.ts';
import { type ListHead, listHead } from './head.ts';

/** An event as the list shows it. */
export interface EventListEntry
  extends Pick<
    SiteEvent,
    | 'id'
    | 'title'
    | 'type'
    | 'duration'
    | 'format'
    | 'place'
    | 'registrations'
    | 'maxCapacity'
    | 'description'
    | 'speakers'
    | 'agenda'
    | 'cta'
  > {
  date: { value: string; day: string; month: string };
  time: string;
  calendar?: string;
}

export interface RecordingListEntry extends Omit<Recording, 'date' | 'description' | 'tags'> {
  date: PrintedDate;
}

export interface EventsContent {
  head: ListHead;
  upcoming: { heading: string; lead?: string; events: readonly EventListEntry[]; none: string };
  recordings: { heading: string; lead?: string; recordings: readonly RecordingListEntry[] };
  closing: Closing;
}

function listed(event: SiteEvent): EventListEntry {
  const { id, title, type, duration, format, place, registrations, maxCapacity, description, speakers, agenda, cta } =
    event;
  const { value, label } = printedDate(event.start);
  const [month = '', day = '', year = ''] = label.split(/,? /);
  return {
    id,
    title,
    type,
    duration,
    format,
    place,
    registrations,
    maxCapacity,
    description,
    speakers,
    agenda,
    cta,
    date: { value, day, month: `${month} ${year}` },
    time: `${printHours({ from: hourOf(event.start), to: hourOf(event.end) })} ${event.zoneName}`,
    calendar: calendarPath(event),
  };
}

/** Events (spec 2.8): three to come, three recordings. */
export const eventsPage: EventsContent = {
  head: listHead('/resources/events'),
  upcoming: {
    heading: 'Upcoming events',
    lead: 'Times are those of the place. The calendar file carries the zone, so that your calendar shows yours.',
    events: upcomingEvents.map(listed),
    none: 'No date is fixed at the moment. Recordings of earlier events are below.',
  },
  recordings: {
    heading: 'Recordings',
    lead: 'What was shown, and what was asked.',
    recordings: recordings.map(({ date, description: _description, tags: _tags, ...recording }) => ({
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
