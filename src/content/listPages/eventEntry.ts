import { calendarPath } from '../calendarPath.ts';
import { hourOf, type PrintedDate, printedDate } from '../dates.ts';
import { type Recording, recordings, type SiteEvent } from '../events.data.ts';
import { printHours } from '../format.ts';
import { portraitOf } from '../portraits.ts';
import { typeDrawing } from '../typeDrawings.ts';
import { momentOf, zoneName } from '../zones.ts';

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
    | 'agenda'
    | 'cta'
  > {
  /** With the file of each one's line portrait. */
  speakers: readonly (SiteEvent['speakers'][number] & { portrait?: string })[];
  date: PrintedDate;
  time: string;
  /** The moments at which it begins and is over, in milliseconds since 1970. */
  starts: number;
  ends: number;
  calendar: string;
  /** File of its drawing. */
  drawing: string;
  recording?: Pick<Recording, 'href'>;
}

/** The recording that an event names. */
function recordingOf({ id, recording }: SiteEvent): Pick<Recording, 'href'> {
  const known = recordings.find((record) => record.id === recording);
  if (!known) throw new Error(`The event ${id} names the recording ${recording}, which does not exist`);
  return known.href ? { href: known.href } : {};
}

/**
 * The events that a page holds: all that are to come, and the latest of those that are over, so that it does not grow with
 * the years.
 *
 * @param events in the order of their dates
 * @param ended the last end that has passed, in milliseconds since 1970
 * @param most how many of those that are over
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
 * An event as the list shows it.
 *
 * @throws Error when it names a recording that does not exist, RangeError when it is at no time or in no zone.
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
