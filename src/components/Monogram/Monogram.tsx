import type { ReactNode } from 'react';
import { initialsOf } from './initials';
import * as css from './Monogram.css';

export interface MonogramProps {
  /** Name for the initials, which are hidden from assistive technology because the name is beside them. */
  name: string;
  /** Line portrait: a Drawing with `fit="cover"`. Without it, only the initials are shown. */
  media?: ReactNode;
}

/** Placeholder for a photograph of a person: a line portrait with initials, or initials alone. */
export function Monogram({ name, media }: MonogramProps) {
  return (
    <div className={css.monogram} aria-hidden="true">
      <div className={media ? css.background : css.squared}>{media}</div>
      <span className={media ? css.mark : css.initials}>{initialsOf(name)}</span>
    </div>
  );
}
