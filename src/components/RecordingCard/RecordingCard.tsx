import type { ReactNode } from 'react';
import { Button } from '../Button';
import { ButtonLink } from '../ButtonLink';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './RecordingCard.css';

export interface RecordingCardProps {
  /** For links that lead to this recording in the list. */
  id?: string | undefined;
  title: string;
  /** "Webinar". */
  type: string;
  date: { value: string; label: string };
  /** As printed: "52 min". */
  duration: string;
  attendees: number;
  highlights: readonly string[];
  /** It was recorded. Without it there is nothing to watch, and no button. */
  recording: boolean;
  /** Address of the film. Without one the button stands, and says why. */
  href?: string | undefined;
  /** Why there is nothing to watch. Default "This recording is not online yet." */
  unavailable?: string;
  /** A Drawing or Picture of 8 : 5. It adds nothing to what the words say. */
  media?: ReactNode;
  /** Default 3. */
  level?: 2 | 3 | 4;
}

/** An event that took place (spec 2.8 and section 3, recording). One to come is an EventCard. */
export function RecordingCard({
  id,
  title,
  type,
  date,
  duration,
  attendees,
  highlights,
  recording,
  href,
  unavailable = 'This recording is not online yet.',
  media,
  level = 3,
}: RecordingCardProps) {
  return (
    <article id={id} className={css.card}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.words}>
        <p className={css.facts}>
          <span>{type}</span> <span className={css.quiet}>{duration}</span>
        </p>
        <Heading level={level} size="title4">
          {title}
        </Heading>
        <p className={css.audience}>
          <time dateTime={date.value}>{date.label}</time>, {attendees.toLocaleString('en')} attendees
        </p>
        <DashList items={highlights} />
        {recording && (
          <div className={css.action}>
            {href ? (
              <ButtonLink size="medium" icon="play" href={href} context={title}>
                Watch recording
              </ButtonLink>
            ) : (
              <Button size="medium" icon="play" unavailable={unavailable} showReason>
                Watch recording
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
