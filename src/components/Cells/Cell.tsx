import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Cells.css';

const cell = cva(css.cell, {
  variants: {
    /** Padding. `row` is low on phones for one line of text; `foot` is deep at the bottom, for the end of a section. */
    pad: css.pad,
    /** Surface, if it differs from the section's. */
    surface: { canvas: css.raised, band: css.surface, ink: css.surface },
  },
  defaultVariants: { pad: 'inset' },
});

export interface CellProps extends VariantProps<typeof cell>, NativeProps<'span'> {
  as?: 'div' | 'li' | 'article';
  id?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** Child of Cells. `pad="none"` leaves padding to the content; `surface` sets it apart from its neighbors. */
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
