import { calendarPath } from '../calendarPath.ts';
import { hourOf, type PrintedDate, printedDate } from '../dates.ts';
import { type Recording, recordings, type SiteEvent } from '../events.data.ts';
import { printHours } from '../format.ts';
import { portraitOf } from '../portraits.ts';
import { typeDrawing } from '../typeDrawings.ts';
import { momentOf, zoneName } from '../zones.ts';

/** Event in a list. */
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
    | 'agenda'
    | 'cta'
  > {
  /** Speakers with their portrait drawings. */
  speakers: readonly (SiteEvent['speakers'][number] & { portrait?: string })[];
  date: PrintedDate;
  time: string;
  /** Start and end, in milliseconds since 1970. */
  starts: number;
  ends: number;
  calendar: string;
  /** File name in `public/drawings`. */
  drawing: string;
  recording?: Pick<Recording, 'href'>;
}

/** Returns the link of an event's recording, or an empty object if the recording is not online. */
function recordingOf({ id, recording }: SiteEvent): Pick<Recording, 'href'> {
  const known = recordings.find((record) => record.id === recording);
  if (!known) throw new Error(`The event ${id} names the recording ${recording}, which does not exist`);
  return known.href ? { href: known.href } : {};
}

/**
 * Returns all upcoming events and the latest past ones, so that the page does not grow over the years.
 *
 * @param events sorted by date
 * @param ended end of the latest past event, in milliseconds since 1970
 * @param most maximum number of past events
 */
export function held<Event extends Pick<EventListEntry, 'ends'>>(
  events: readonly Event[],
  ended: number,
  most: number,
): readonly Event[] {
  const older = new Set(events.filter(({ ends }) => ends <= ended).slice(0, -most));
  return events.filter((event) => !older.has(event));
}

/**
 * Converts an event for the list.
 *
 * @throws Error if its recording does not exist, RangeError if its time or time zone is invalid
 */
export function listed(event: SiteEvent): EventListEntry {
  const {
    id,
    drawing,
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
  } = event;
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
    speakers: speakers.map((speaker) => ({ ...speaker, portrait: portraitOf(speaker.name) })),
    agenda,
    cta,
    date: printedDate(event.start),
    time: `${printHours({ from: hourOf(event.start), to: hourOf(event.end) })} ${zoneName(event.start, event.timezone)}`,
    starts: momentOf(event.start, event.timezone),
    ends: momentOf(event.end, event.timezone),
    calendar: calendarPath(event),
    drawing: drawing ?? typeDrawing('event', id),
    ...(event.recording && { recording: recordingOf(event) }),
  };
}
