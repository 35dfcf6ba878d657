import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends NativeProps<'span'> {
  /** `div` for block content. Default `span`. */
  as?: 'span' | 'div' | 'p' | 'legend';
  /** Announces changes of the text, for a status that is visible elsewhere. */
  live?: 'polite' | 'assertive';
  children?: ReactNode;
}

/** Text for screen readers only. Prefer visible text. In a Link, use the prop `context` instead. */
export function VisuallyHidden({ as = 'span', live, children, ...native }: VisuallyHiddenProps) {
  const Element = as as 'span';
  return (
    <Element aria-live={live} {...native} className={css.hidden}>
      {children}
    </Element>
  );
}
