import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Grid.css';

const column = cva(css.column, {
  variants: {
    /** Width in windows of 700 to 1023 px, as a number of grid columns, 1 to 12. Default 12. */
    medium: css.medium,
    /** Width in windows from 1024 px, as a number of grid columns, 1 to 12. Default 12. */
    span: css.span,
    /** First grid column in windows from 1024 px, 1 to 12. */
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
