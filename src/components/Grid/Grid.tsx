import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
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
export interface GridProps extends VariantProps<typeof grid>, NativeProps<'div'> {
  /** `Column`s. */
  children: ReactNode;
}

/** The sheet's twelve columns, for running text and forms. Its children are `Column`s. Cells that meet at lines are Cells. */
export function Grid({ rowGap, align, children, ...native }: GridProps) {
  return (
    <div {...native} className={grid({ rowGap, align })}>
      {children}
    </div>
  );
}
