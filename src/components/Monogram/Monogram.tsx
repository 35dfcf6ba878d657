import type { ReactNode } from 'react';
import { initialsOf } from './initials';
import * as css from './Monogram.css';

export interface MonogramProps {
  /** Whose initials it shows; it is not read out, since the name stands beside it. */
  name: string;
  /** Their line portrait, a Drawing that covers 1 : 1. Without it the initials stand alone on squared paper. */
  media?: ReactNode;
}

/** What stands for a person until there is a photograph: a line portrait with initials as its mark, or initials alone on squared paper. */
export function Monogram({ name, media }: MonogramProps) {
  return (
    <div className={css.plate} aria-hidden="true">
      <div className={media ? css.paper : css.squared}>{media}</div>
      <span className={media ? css.mark : css.initials}>{initialsOf(name)}</span>
    </div>
  );
}
