import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** Lets `aria-describedby` and the like point here. */
  id?: string | undefined;
  /** `div` where the content is a block. Default `span`. */
  as?: 'span' | 'div' | 'p' | 'legend';
  /** Says changes as they happen, for status that is shown by other means. */
  live?: 'polite' | 'assertive' | undefined;
  /** Words that are read out and not shown. */
  children?: ReactNode;
}

/** Text for those who hear the page. Say it visibly where you can; links take a `context` of their own. */
export function VisuallyHidden({ id, as: Element = 'span', live, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={css.hidden} aria-live={live}>
      {children}
    </Element>
  );
}
