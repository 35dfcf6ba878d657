import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Cells.css';

const cell = cva(css.cell, {
  variants: {
    /**
     * `row`: less padding on phones, for one line of text. `foot`: more padding at the bottom in windows from 700 px.
     * Default `inset`.
     */
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

/** Child of Cells. With `pad="none"`, the content needs its own padding. */
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
