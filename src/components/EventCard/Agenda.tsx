import { useId } from 'react';
import { useWords } from '../words';
import type { EventCardProps } from './EventCard';
import * as css from './lists.css';

/** Named list of agenda items. */
export function Agenda({ agenda }: Pick<EventCardProps, 'agenda'>) {
  const words = useWords('event');
  const label = useId();
  return (
    <div>
      <p id={label} className={css.label}>
        {words.agenda}
      </p>
      <ol aria-labelledby={label}>
        {agenda.map(({ time, title }) => (
          <li key={time} className={css.entry}>
            <span className={css.time}>{time}</span> <span>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
