import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './Grid.css';

const grid = cva(css.grid, {
  variants: { rowGap: css.rowGap, align: css.align },
  defaultVariants: { rowGap: '32', align: 'stretch' },
});
const column = cva(css.column, { variants: { medium: css.medium, span: css.span, start: css.start } });

export interface GridProps extends VariantProps<typeof grid> {
  children: ReactNode;
}

/** The sheet's twelve columns, for running text and forms. Its children are `Column`s. Cells that meet at lines are Cells. */
export function Grid({ rowGap, align, children }: GridProps) {
  return <div className={grid({ rowGap, align })}>{children}</div>;
}

export interface ColumnProps extends VariantProps<typeof column> {
  children: ReactNode;
}

/**
 * A part of a Grid: `span` columns wide from 1024 px, beginning at column `start` if given, `medium` columns wide from
 * 700 px (default all twelve), and the full width on phones.
 */
export function Column({ span = 12, start, medium, children }: ColumnProps) {
  return <div className={column({ span, start, medium })}>{children}</div>;
}
