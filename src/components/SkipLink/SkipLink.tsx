import type { ReactNode } from 'react';
import * as css from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of what it skips to, which takes focus: give that `tabIndex={-1}`. Default `main`. */
  to?: string;
  /** The words of the link. */
  children: ReactNode;
}

/** First link of every page: past the header, to the content. Shown only while it has focus. */
export function SkipLink({ to = 'main', children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
