import type { ReactNode } from 'react';
import { DashList } from '../DashList';
import { WatchRecording, type WatchRecordingProps } from '../EventCard';
import { Heading } from '../Heading';
import { say, useWords } from '../words';
import * as css from './RecordingCard.css';

export interface RecordingCardProps extends Pick<WatchRecordingProps, 'href' | 'request' | 'unavailable'> {
  /** For links that lead to this recording in the list. */
  id?: string | undefined;
  /** What the event was called. */
  heading: string;
  /** "Webinar". */
  type: string;
  /** `value` for machines, as 2025-02-13, and `label` for people. */
  date: { value: string; label: string };
  /** As printed: "52 min". */
  duration: string;
  /** How many took part. */
  attendees: number;
  /** What was said, a sentence each. */
  highlights: readonly string[];
  /** It was recorded. Without it there is nothing to watch, and no button. */
  recording: boolean;
  /** A Drawing or Picture of 8 : 5. It adds nothing to what the words say. */
  media?: ReactNode;
  /** Default 3. */
  level?: 2 | 3 | 4;
}

/** An event that took place (spec 2.8, 3.3). An event itself, to come or over, is an EventCard. */
export function RecordingCard({
  id,
  heading,
  type,
  date,
  duration,
  attendees,
  highlights,
  recording,
  href,
  request,
  unavailable,
  media,
  level = 3,
}: RecordingCardProps) {
  const words = useWords('resource');
  return (
    <article id={id} className={css.card}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.words}>
        <p className={css.facts}>
          <span>{type}</span> <span className={css.quiet}>{duration}</span>
        </p>
        <Heading level={level} size="title4">
          {heading}
        </Heading>
        <p className={css.audience}>
          <time dateTime={date.value}>{date.label}</time>, {say(words.attendees, attendees)}
        </p>
        <DashList items={highlights} />
        {recording && (
          <div className={css.action}>
            <WatchRecording heading={heading} href={href} request={request} unavailable={unavailable} />
          </div>
        )}
      </div>
    </article>
  );
}
