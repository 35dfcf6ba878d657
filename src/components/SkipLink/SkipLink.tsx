import type { ReactNode } from 'react';
import * as css from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of what it skips to, which takes focus: give that `tabIndex={-1}`. Default `main`. */
  href?: string;
  /** The words of the link. */
  children: ReactNode;
}

/** First link of every page: past the header, to the content. Shown only while it has focus. */
export function SkipLink({ href = 'main', children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${href}`}>
      {children}
    </a>
  );
}
