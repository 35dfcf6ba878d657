import type { ReactNode } from 'react';
import * as css from './Card.css';

export interface CardFactsProps {
  /** At the start of the line, in full ink. */
  start: ReactNode;
  /** At its end, muted. */
  end?: ReactNode;
}

/** Two short facts at both ends of one line, as over and under the words of a Card. */
export function CardFacts({ start, end }: CardFactsProps) {
  return (
    <p className={css.facts}>
      <span>{start}</span> {end && <span className={css.end}>{end}</span>}
    </p>
  );
}
