import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './Grid.css';

const grid = cva(css.grid, {
  variants: {
    /** Between rows, a step of the space scale in px. */
    rowGap: css.rowGap,
    /** Where columns of unequal height stand in their row. */
    align: css.align,
  },
  defaultVariants: { rowGap: '32', align: 'stretch' },
});
const column = cva(css.column, {
  variants: {
    /** Columns of the twelve from 700 px. Default all. */
    medium: css.medium,
    /** Columns of the twelve from 1024 px. Default as `medium`. */
    span: css.span,
    /** First column from 1024 px, counted from 1. */
    start: css.start,
  },
});

export interface GridProps extends VariantProps<typeof grid> {
  /** `Column`s. */
  children: ReactNode;
}

/** The sheet's twelve columns, for running text and forms. Its children are `Column`s. Cells that meet at lines are Cells. */
export function Grid({ rowGap, align, children }: GridProps) {
  return <div className={grid({ rowGap, align })}>{children}</div>;
}

export interface ColumnProps extends VariantProps<typeof column> {
  /** What stands in it. */
  children: ReactNode;
}

/** A part of a Grid; its full width on phones. */
export function Column({ span = 12, start, medium, children }: ColumnProps) {
  return <div className={column({ span, start, medium })}>{children}</div>;
}
