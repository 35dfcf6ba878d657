import type { ReactNode } from 'react';
import * as css from './Card.css';

export interface CardFactsProps {
  start: ReactNode;
  /** Muted text at the end of the line. */
  end?: ReactNode;
}

/** Two short facts at opposite ends of a line, above or below the text of a Card. */
export function CardFacts({ start, end }: CardFactsProps) {
  return (
    <p className={css.facts}>
      <span>{start}</span> {end && <span className={css.end}>{end}</span>}
    </p>
  );
}
