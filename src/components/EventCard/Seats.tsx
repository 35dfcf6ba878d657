import { SpanScale } from '../SpanScale';
import { formatMessage, useWords } from '../words';
import * as css from './EventCard.css';

export interface SeatsProps {
  taken: number;
  of: number;
  /** Hides the remaining seats of a past event. */
  past: boolean;
}

/** Scale of the seats taken, with the number left. */
export function Seats({ taken, of, past }: SeatsProps) {
  const words = useWords('event');
  const left = Math.max(0, of - taken);
  return (
    <div className={css.capacity}>
      <p className={css.taken}>
        <span className={css.figure}>
          {taken}/<wbr />
          {of}
        </span>{' '}
        <span className={css.of}>{past ? words.registered : words.taken}</span>
      </p>
      <SpanScale
        axis={[0, of]}
        span={taken}
        tick={of / 50}
        marks={[
          [0, '0'],
          [of, String(of)],
        ]}
        pointer
      />
      {!past && <p className={css.of}>{left === 0 ? words.full : formatMessage(words.left, left)}</p>}
    </div>
  );
}
