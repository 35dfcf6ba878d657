import * as css from './Balloon.css';

export interface BalloonProps {
  /** One letter, as it stands in the drawing. */
  letter: string;
}

/**
 * Keys an entry of a list to the balloon with the same letter in the Drawing beside it. The drawing is for the eye, so
 * its keys are too. For the number of a cell or an offering use IndexNumber.
 */
export function Balloon({ letter }: BalloonProps) {
  return (
    <span className={css.balloon} aria-hidden="true">
      {letter}
    </span>
  );
}
