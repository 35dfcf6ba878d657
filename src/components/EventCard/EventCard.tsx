import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { TagList } from '../TagList';
import { Text } from '../Text';
import { say, useWords } from '../words';
import { Agenda } from './Agenda';
import * as css from './EventCard.css';
import { Seats } from './Seats';
import { Speakers } from './Speakers';
import { WatchRecording } from './WatchRecording';

export interface EventCardProps {
  /** For links that lead to this event in the list. */
  id?: string;
  /** What the event is called. */
  heading: string;
  /** "Webinar". */
  type: string;
  /** `value` for machines, "February 13, 2025" for people. */
  date: { value: string; label: string };
  /** As printed, with its zone: "9AM-5PM EST". */
  time: string;
  /** As printed: "75 minutes". */
  duration: string;
  /** "Online". */
  format: string;
  /** City, or the platform of an online event. */
  place: string;
  /** Seats taken, and how many there are: drawn to scale. */
  registrations: number;
  /** How many places there are. */
  maxCapacity: number;
  /** What it is, in one or two sentences. */
  text: string;
  /** Who speaks, in order; `media` is a small portrait, 1 : 1. */
  speakers: readonly { name: string; role: string; media?: ReactNode }[];
  /** What happens when, in order. */
  agenda: readonly { time: string; title: string }[];
  /** Without an address the button stands, and says why. */
  action: { label: string; href?: string };
  /** Why there is no registration. Default: that it is not open, or that no seat is left. */
  unavailable?: string;
  /** Address of the calendar file. */
  calendar?: string;
  /** It is over: registration is closed, and neither seats nor the calendar are offered. Default false. */
  over?: boolean;
  /** Of one that is over, if it was recorded: offered in place of the registration. */
  recording?: { href?: string };
  /** A Drawing of 8 : 5 for one to come, e.g. its agenda to scale, which the list says as well. */
  media?: ReactNode;
  /** On a band of tone, with a larger title and drawing: for the one that comes next. Only its drawing has signal. Default false. */
  lead?: boolean;
  /** Level of the heading. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * An event (spec 2.8, 3.3): when, what, who speaks, and how many seats are taken, to scale. To come, it offers
 * registration and calendar; over, its recording. What was shown in a recording tells a Card.
 */
export function EventCard({
  id,
  heading,
  type,
  date,
  time,
  duration,
  format,
  place,
  registrations,
  maxCapacity,
  text,
  speakers,
  agenda,
  action,
  unavailable,
  calendar,
  over = false,
  recording,
  media,
  lead = false,
  level = 3,
}: EventCardProps) {
  const words = useWords('event');
  const reason = unavailable ?? (registrations >= maxCapacity ? words.allTaken : words.notOpen);
  const drawn = !over && media;
  return (
    <article
      id={id}
      className={cx(css.card, drawn ? lead && css.lead : css.plain)}
      data-surface={lead ? 'band' : undefined}
    >
      <p className={css.when}>
        <time className={css.date} dateTime={date.value}>
          {date.label}
        </time>{' '}
        <span className={css.hours}>
          <span>{time}</span> <span>{duration}</span>
        </span>
      </p>
      {drawn && <div className={css.drawing}>{media}</div>}
      <div className={css.words}>
        <div className={css.facts}>
          <TagList label={words.tags} tags={[type, format, place]} />
        </div>
        <Heading level={level} size={lead ? 'title2' : 'title3'}>
          {heading}
        </Heading>
        <p className={css.description}>{text}</p>
      </div>
      {agenda.length > 0 && (
        <div className={css.agenda}>
          <Agenda agenda={agenda} />
        </div>
      )}
      {speakers.length > 0 && (
        <div className={css.who}>
          <Speakers speakers={speakers} lead={lead} />
        </div>
      )}
      <div className={css.booking}>
        <div className={css.seats}>
          <Seats taken={registrations} of={maxCapacity} over={over} />
        </div>
        <div className={css.actions}>
          {over && <Text>{words.closed}</Text>}
          {over && recording && <WatchRecording heading={heading} href={recording.href} />}
          {!over && (
            <ButtonLink
              variant={lead ? 'solid' : 'outline'}
              size="medium"
              arrow
              href={action.href}
              unavailable={reason}
              context={say(words.for, heading)}
            >
              {action.label}
            </ButtonLink>
          )}
          {!over && calendar && (
            <Link variant="arrow" icon="calendar" href={calendar} download context={heading}>
              {words.calendar}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
