import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Grid.css';

const column = cva(css.column, {
  variants: {
    /** Width from 700 to 1023 px, in columns of twelve. Default 12. */
    medium: css.medium,
    /** Width from 1024 px, in columns of twelve. Default 12. */
    span: css.span,
    /** First column from 1024 px, counted from 1. */
    start: css.start,
  },
});

export interface ColumnProps extends VariantProps<typeof column>, NativeProps<'div'> {
  children: ReactNode;
}

/** Column of a Grid, full width on phones. */
export function Column({ span = 12, start, medium, children, ...native }: ColumnProps) {
  return (
    <div {...native} className={column({ span, start, medium })}>
      {children}
    </div>
  );
}
