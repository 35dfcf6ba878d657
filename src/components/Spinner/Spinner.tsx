import { rem } from '../rem';
import * as css from './Spinner.css';

export interface SpinnerProps {
  size?: number;
}

/** Decorative activity indicator; state the progress in text beside it. A busy Button has its own spinner. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return (
    <svg className={css.spinner} viewBox="0 0 18 18" width={rem(size)} height={rem(size)} aria-hidden="true">
      <circle className={css.track} cx="9" cy="9" r="6.5" />
      <path d="M9 2.5A6.5 6.5 0 0 1 15.5 9" />
    </svg>
  );
}
