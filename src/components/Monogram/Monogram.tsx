import { Drawing } from '../Drawing';
import { initialsOf } from './initials';
import * as css from './Monogram.css';

export interface MonogramProps {
  /** Whose initials it shows; it is not read out, since the name stands beside it. */
  name: string;
  /** File in `/drawings/`, 240 × 240, without its ending: that person's own plate. Default the plain one. */
  drawing?: string | undefined;
}

/** The plate that stands for a person until there is a photograph: initials on squared paper. */
export function Monogram({ name, drawing = 'portrait' }: MonogramProps) {
  return (
    <div className={css.plate} aria-hidden="true">
      <div className={css.paper}>
        <Drawing name={drawing} viewBox="0 0 240 240" fit="cover" />
      </div>
      <span className={css.initials}>{initialsOf(name)}</span>
    </div>
  );
}
