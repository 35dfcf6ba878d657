import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { EmptyState } from '../../components/EmptyState';
import { EventCard, type EventCardProps } from '../../components/EventCard';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';
import { ShowAll } from '../ShowAll';
import * as css from './UpcomingEvents.css';

export interface UpcomingEventsProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** About the dates; left out without any. */
  lead?: string | undefined;
  /** In the order of their dates. */
  events: readonly (Omit<EventCardProps, 'level' | 'over' | 'recording'> & { id: string })[];
  /** How many are shown at first. Default all. */
  first?: number;
  /** On the button that shows all: \"Show all dates\". */
  all: string;
  /** Stands there when there is no event to come. */
  none: { title: string; text?: string | undefined };
}

/** Events to come (spec 2.8), one a row. Those that are over are PastEvents. */
export function UpcomingEvents({
  index,
  surface = 'canvas',
  heading,
  lead,
  events,
  first,
  all,
  none,
}: UpcomingEventsProps) {
  const id = useId();
  return (
    <Section rule index={index} surface={surface} labelledBy={id}>
      <SectionHead id={id} title={heading} lead={events.length > 0 ? lead : undefined} />
      {events.length > 0 ? (
        <ShowAll entries={events} first={first} label={all}>
          {(shown) => (
            <Cells as="ul" columns={1} medium={1}>
              {shown.map((event) => (
                <Cell as="li" key={event.id} pad="none">
                  <EventCard {...event} />
                </Cell>
              ))}
            </Cells>
          )}
        </ShowAll>
      ) : (
        <div className={css.none}>
          <EmptyState level={3} title={none.title} text={none.text} />
        </div>
      )}
    </Section>
  );
}
