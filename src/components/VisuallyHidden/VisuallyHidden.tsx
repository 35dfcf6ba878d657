import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends NativeProps<'span'> {
  /** `div` where the content is a block. Default `span`. */
  as?: 'span' | 'div' | 'p' | 'legend';
  /** Says changes as they happen, for status that is shown by other means. */
  live?: 'polite' | 'assertive';
  /** Words that are read out and not shown. */
  children?: ReactNode;
}

/** Text for those who hear the page. Say it visibly where you can; links take a `context` of their own. */
export function VisuallyHidden({ as = 'span', live, children, ...native }: VisuallyHiddenProps) {
  const Element = as as 'span';
  return (
    <Element aria-live={live} {...native} className={css.hidden}>
      {children}
    </Element>
  );
}
