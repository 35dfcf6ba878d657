import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { TagList } from '../TagList';
import { Text } from '../Text';
import { formatMessage, useWords } from '../words';
import { Agenda } from './Agenda';
import * as css from './EventCard.css';
import { Seats } from './Seats';
import { Speakers } from './Speakers';
import { WatchRecording } from './WatchRecording';

export interface EventCardProps {
  id?: string;
  heading: string;
  type: string;
  /** `value` for machines, `label` for people: "February 13, 2025". */
  date: { value: string; label: string };
  /** With the time zone: "9AM-5PM EST". */
  time: string;
  /** "75 minutes". */
  duration: string;
  format: string;
  /** City or platform: "Mumbai, India", "Video call". */
  location: string;
  registrations: number;
  maxCapacity: number;
  text: string;
  /** `media` is a small portrait, 1 : 1. */
  speakers: readonly { name: string; role: string; media?: ReactNode }[];
  agenda: readonly { time: string; title: string }[];
  /** Without `href`, the button is unavailable and gives the reason. */
  action: { label: string; href?: string };
  /** Reason why registration is unavailable. Default: not open yet, or fully booked. */
  unavailable?: string;
  /** URL of the calendar file. */
  calendar?: string;
  /** For a past event, hides registration, the number of seats left, calendar link and drawing. Default false. */
  past?: boolean;
  /** Recording of a past event, offered instead of registration. */
  recording?: { href?: string };
  /** Drawing of 8 : 5 for a future event, such as its agenda to scale. */
  media?: ReactNode;
  /** Highlights the next event: a band background, larger title and drawing, and the signal color. Default false. */
  lead?: boolean;
  level?: 2 | 3 | 4;
}

/** Event with agenda, speakers and a scale of the seats (spec 2.8, 3.3). For a recording in a list, use Card. */
export function EventCard({
  id,
  heading,
  type,
  date,
  time,
  duration,
  format,
  location,
  registrations,
  maxCapacity,
  text,
  speakers,
  agenda,
  action,
  unavailable,
  calendar,
  past = false,
  recording,
  media,
  lead = false,
  level = 3,
}: EventCardProps) {
  const words = useWords('event');
  const reason = unavailable ?? (registrations >= maxCapacity ? words.allTaken : words.notOpen);
  const drawing = !past && media;
  return (
    <article
      id={id}
      className={cx(css.card, drawing ? lead && css.lead : css.plain)}
      data-surface={lead ? 'band' : undefined}
    >
      <p className={css.dateLine}>
        <time className={css.date} dateTime={date.value}>
          {date.label}
        </time>{' '}
        <span className={css.hours}>
          <span>{time}</span> <span>{duration}</span>
        </span>
      </p>
      {drawing && <div className={css.drawing}>{media}</div>}
      <div className={css.text}>
        <div className={css.facts}>
          <TagList label={words.tags} tags={[type, format, location]} />
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
        <div className={css.speakers}>
          <Speakers speakers={speakers} lead={lead} />
        </div>
      )}
      <div className={css.booking}>
        <div className={css.seats}>
          <Seats taken={registrations} of={maxCapacity} past={past} />
        </div>
        <div className={css.actions}>
          {past && <Text>{words.closed}</Text>}
          {past && recording && <WatchRecording heading={heading} href={recording.href} />}
          {!past && (
            <ButtonLink
              variant={lead ? 'solid' : 'outline'}
              size="medium"
              arrow
              href={action.href}
              unavailable={reason}
              context={formatMessage(words.for, heading)}
            >
              {action.label}
            </ButtonLink>
          )}
          {!past && calendar && (
            <Link variant="arrow" icon="calendar" href={calendar} download context={heading}>
              {words.calendar}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
