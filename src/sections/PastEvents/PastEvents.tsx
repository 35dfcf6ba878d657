import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { EventCard, type EventCardProps } from '../../components/EventCard';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';
import { ShowAll } from '../ShowAll';

export interface PastEventsProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** The latest first. */
  events: readonly (Omit<EventCardProps, 'level' | 'over'> & { id: string })[];
  /** How many are shown at first. Default all. */
  first?: number;
  /** On the button that shows all: \"Show all dates\". */
  all: string;
}

/** Events that are over (spec 2.8), one a row, with their recordings. Those to come are UpcomingEvents. */
export function PastEvents({ index, surface = 'canvas', heading, lead, events, first, all }: PastEventsProps) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <Section rule index={index} surface={surface} labelledBy={id}>
      <SectionHead id={id} title={heading} lead={lead} />
      <ShowAll entries={events} first={first} label={all}>
        {(shown) => (
          <Cells as="ul" columns={1} medium={1}>
            {shown.map((event) => (
              <Cell as="li" key={event.id} pad="none">
                <EventCard {...event} over />
              </Cell>
            ))}
          </Cells>
        )}
      </ShowAll>
    </Section>
  );
}
