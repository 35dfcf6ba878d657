import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { useWords } from '../words';
import type { EventCardProps } from './EventCard';
import * as css from './lists.css';

/** Named list of speakers. The `lead` event has larger portraits in windows from 1240 px. */
export function Speakers({ speakers, lead }: Pick<EventCardProps, 'speakers' | 'lead'>) {
  const words = useWords('event');
  const label = useId();
  return (
    <div>
      <p id={label} className={css.label}>
        {words.speakers}
      </p>
      <ul aria-labelledby={label} className={css.speakers}>
        {speakers.map(({ name, role, media }) => (
          <li key={name} className={css.speaker}>
            {media && <span className={cx(css.portrait, lead && css.large)}>{media}</span>}
            <span className={css.speakerText}>
              <span className={css.name}>{name}</span> <span className={css.role}>{role}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
