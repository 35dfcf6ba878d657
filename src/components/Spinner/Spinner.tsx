import { rem } from '../rem';
import * as css from './Spinner.css';

export interface SpinnerProps {
  /** Edge of the square in px at the usual size of text. Default 18. */
  size?: number;
}

/** Shows that something is under way. It says nothing: the words beside it do. Button shows one by itself when busy. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return (
    <svg className={css.spinner} viewBox="0 0 18 18" width={rem(size)} height={rem(size)} aria-hidden="true">
      <circle className={css.track} cx="9" cy="9" r="6.5" />
      <path d="M9 2.5A6.5 6.5 0 0 1 15.5 9" />
    </svg>
  );
}
