import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Cells.css';

const cell = cva(css.cell, {
  variants: {
    /** Padding within the cell; a `row` is low on phones, where it holds one line, a `foot` deep where its section ends with it. */
    pad: css.pad,
    /** Surface of the cell, where it is not that of the section. */
    surface: { canvas: css.lifted, band: css.surface, ink: css.surface },
  },
  defaultVariants: { pad: 'inset' },
});

export interface CellProps extends VariantProps<typeof cell>, NativeProps<'span'> {
  /** Default `div`. */
  as?: 'div' | 'li' | 'article';
  /** For links that lead here, and for what it names. */
  id?: string;
  /** Id of the heading that names it. */
  labelledBy?: string;
  /** What stands in the cell. */
  children: ReactNode;
}

/** One of the Cells. `pad="none"` leaves the space to its content; `surface` lifts it from its neighbours. */
export function Cell({ as = 'div', labelledBy, pad, surface, children, ...native }: CellProps) {
  const Element = as as 'span';
  return (
    <Element
      aria-labelledby={labelledBy}
      {...native}
      data-surface={surface ?? undefined}
      className={cell({ pad, surface })}
    >
      {children}
    </Element>
  );
}
