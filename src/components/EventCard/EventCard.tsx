import { useId } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Heading } from '../Heading';
import { SpanScale } from '../SpanScale';
import { TagList } from '../TagList';
import { Text } from '../Text';
import { say, useWords } from '../words';
import * as css from './EventCard.css';
import { WatchRecording } from './WatchRecording';

export interface EventCardProps {
  /** For links that lead to this event in the list. */
  id?: string | undefined;
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
  /** Who speaks, in order. */
  speakers: readonly { name: string; role: string; portrait?: string | undefined }[];
  /** What happens when, in order. */
  agenda: readonly { time: string; title: string }[];
  /** Without an address the button stands, and says why. */
  action: { label: string; href?: string | undefined };
  /** Why there is no registration. Default: that it is not open, or that no seat is left. */
  unavailable?: string;
  /** Address of the calendar file. */
  calendar?: string | undefined;
  /** It is over: registration is closed, and neither seats nor the calendar are offered. Default false. */
  over?: boolean;
  /** Of one that is over, if it was recorded: offered in place of the registration. */
  recording?: { href?: string | undefined } | undefined;
  /**
   * File in `/drawings/`, 480 × 300: the agenda of one to come, to scale. Decoration on wide windows, beside the list that
   * says the same.
   */
  drawing?: string | undefined;
  /** Default 3. */
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
  drawing,
  level = 3,
}: EventCardProps) {
  const words = useWords('event');
  const agendaLabel = useId();
  const speakersLabel = useId();
  const left = Math.max(0, maxCapacity - registrations);
  const reason = unavailable ?? (left === 0 ? words.allTaken : words.notOpen);
  return (
    <article id={id} className={css.card}>
      <p className={css.when}>
        <time className={css.date} dateTime={date.value}>
          {date.label}
        </time>{' '}
        <span className={css.hours}>
          <span>{time}</span> <span>{duration}</span>
        </span>
      </p>
      <div className={css.words}>
        <div className={css.facts}>
          <TagList label={words.tags} tags={[type, format, place]} />
        </div>
        <Heading level={level}>{heading}</Heading>
        <p className={css.description}>{text}</p>
        <div className={css.parts}>
          {agenda.length > 0 && (
            <div>
              <p id={agendaLabel} className={css.label}>
                {words.agenda}
              </p>
              <ol aria-labelledby={agendaLabel}>
                {agenda.map((entry) => (
                  <li key={entry.time} className={css.entry}>
                    <span className={css.time}>{entry.time}</span> <span>{entry.title}</span>
                  </li>
                ))}
              </ol>
            </div>
          )}
          {speakers.length > 0 && (
            <div>
              <p id={speakersLabel} className={css.label}>
                {words.speakers}
              </p>
              <ul aria-labelledby={speakersLabel} className={css.speakers}>
                {speakers.map(({ name, role, portrait }) => (
                  <li key={name} className={css.speaker}>
                    {portrait && (
                      <span className={css.portrait}>
                        <Drawing name={portrait} viewBox="24 16 192 192" part="small" />
                      </span>
                    )}
                    <span className={css.who}>
                      <span className={css.name}>{name}</span> <span className={css.role}>{role}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <div className={css.seats}>
        <div className={css.capacity}>
          <p className={css.taken}>
            <span className={css.figure}>
              {registrations}/<wbr />
              {maxCapacity}
            </span>{' '}
            <span className={css.of}>{over ? words.registered : words.taken}</span>
          </p>
          <SpanScale
            axis={[0, maxCapacity]}
            span={registrations}
            tick={maxCapacity / 50}
            marks={[
              [0, '0'],
              [maxCapacity, String(maxCapacity)],
            ]}
            pointer
          />
          {!over && <p className={css.of}>{left === 0 ? words.full : say(words.left, left)}</p>}
        </div>
        {over && <Text>{words.closed}</Text>}
        {over && recording && <WatchRecording heading={heading} href={recording.href} />}
        {!over && (
          <div className={css.actions}>
            <ButtonLink
              variant="solid"
              size="medium"
              href={action.href}
              unavailable={reason}
              context={say(words.for, heading)}
            >
              {action.label}
            </ButtonLink>
            {calendar && (
              <ButtonLink size="medium" icon="calendar" href={calendar} download context={heading}>
                {words.calendar}
              </ButtonLink>
            )}
          </div>
        )}
        {!over && drawing && (
          <div className={css.drawing}>
            <Drawing name={drawing} viewBox="0 0 480 300" />
          </div>
        )}
      </div>
    </article>
  );
}
