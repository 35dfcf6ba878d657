import { Drawing } from '../components/Drawing';
import { EventCard } from '../components/EventCard';
import type { EventListEntry } from '../content/listPages/eventEntry';
import { SmallPortrait } from './Portrait';

export interface EventEntryProps extends Omit<EventListEntry, 'id'> {
  /** For links that lead to it. */
  id: string;
  /** Whether it is over. Default false. */
  over?: boolean;
  /** Whether it leads the list. Default false. */
  lead?: boolean;
}

/** A record of an event as a card, with its agenda and its speakers drawn. */
export function EventEntry({ title, description, cta, drawing, speakers, ...event }: EventEntryProps) {
  return (
    <EventCard
      {...event}
      heading={title}
      text={description}
      action={cta}
      media={<Drawing name={drawing} viewBox="0 0 480 300" loading={event.lead ? 'eager' : 'lazy'} />}
      speakers={speakers.map(({ portrait, ...speaker }) => ({
        ...speaker,
        media: portrait && <SmallPortrait drawing={portrait} />,
      }))}
    />
  );
}
