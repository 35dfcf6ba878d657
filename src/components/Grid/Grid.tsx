import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Grid.css';

const grid = cva(css.grid, {
  variants: {
    rowGap: css.rowGap,
    align: css.align,
  },
  defaultVariants: { rowGap: '32', align: 'stretch' },
});
export interface GridProps extends VariantProps<typeof grid>, NativeProps<'div'> {
  children: ReactNode;
}

/** Twelve-column grid for running text and forms. Its children are Columns. For cells separated by lines, use Cells. */
export function Grid({ rowGap, align, children, ...native }: GridProps) {
  return (
    <div {...native} className={grid({ rowGap, align })}>
      {children}
    </div>
  );
}
