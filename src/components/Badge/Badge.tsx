import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Badge.css';

export interface BadgeProps extends NativeProps<'span'> {
  /** A live node before the words: this holds now ("Limited Q1 2025 slots", "Most Popular"). */
  live?: boolean;
  /** One to three words. */
  children: ReactNode;
}

/** A short tag with a border. For several subjects in a row use TagList; it is no control. */
export function Badge({ live, children, ...native }: BadgeProps) {
  return (
    <span {...native} className={css.badge}>
      {live && <span className={css.dot} />}
      {children}
    </span>
  );
}
