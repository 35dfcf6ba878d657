import { Drawing } from '../components/Drawing';
import { EventCard } from '../components/EventCard';
import type { EventListEntry } from '../content/listPages/eventEntry';
import { SmallPortrait } from './Portrait';

export interface EventEntryProps extends Omit<EventListEntry, 'id'> {
  id: string;
  /** Past event. Default false. */
  past?: boolean;
  /** Leading event of the list. Default false. */
  lead?: boolean;
}

/** EventCard of an event record, with its drawing and the portraits of its speakers. */
export function EventEntry({ title, description, cta, drawing, speakers, place, ...event }: EventEntryProps) {
  return (
    <EventCard
      {...event}
      heading={title}
      text={description}
      location={place}
      action={cta}
      media={<Drawing name={drawing} viewBox="0 0 480 300" loading={event.lead ? 'eager' : 'lazy'} />}
      speakers={speakers.map(({ portrait, ...speaker }) => ({
        ...speaker,
        media: portrait && <SmallPortrait drawing={portrait} />,
      }))}
    />
  );
}
