import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Badge.css';

export interface BadgeProps extends NativeProps<'span'> {
  /** Adds a dot, for a current status: "Limited Q1 2025 slots", "Most Popular". */
  dot?: boolean;
  /** One to three words. */
  children: ReactNode;
}

/** Short bordered tag, not interactive. For a list of topics, use TagList. */
export function Badge({ dot, children, ...native }: BadgeProps) {
  return (
    <span {...native} className={css.badge}>
      {dot && <span className={css.dot} />}
      {children}
    </span>
  );
}
