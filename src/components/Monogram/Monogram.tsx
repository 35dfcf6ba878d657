import { Drawing } from '../Drawing';
import { initialsOf } from './initials';
import * as css from './Monogram.css';

export interface MonogramProps {
  /** Whose initials it shows; it is not read out, since the name stands beside it. */
  name: string;
  /** File in `/drawings/`, 240 × 240, without its ending: that person's line portrait. Default the plain plate. */
  drawing?: string | undefined;
}

/** What stands for a person until there is a photograph: a line portrait with initials as its mark, or initials alone on squared paper. */
export function Monogram({ name, drawing }: MonogramProps) {
  return (
    <div className={css.plate} aria-hidden="true">
      <div className={css.paper}>
        <Drawing name={drawing ?? 'portrait'} viewBox="0 0 240 240" fit="cover" />
      </div>
      <span className={drawing ? css.mark : css.initials}>{initialsOf(name)}</span>
    </div>
  );
}
