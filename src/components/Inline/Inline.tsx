import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Inline.css';

const inline = cva(css.inline, {
  variants: {
    /** Between things, a step of the space scale in px. */
    gap: css.gap,
    /** Between rows once it wraps, a step of the space scale in px. Default as `gap`. */
    rowGap: css.rowGap,
    /** Where lower things stand in their row. */
    align: css.align,
    /** Where things stand along the row. */
    justify: css.justify,
    /** Below 700 px: `wrap` into rows, or `stack` at full width. */
    narrow: css.narrow,
  },
  defaultVariants: { gap: '16', align: 'center', justify: 'start', narrow: 'wrap' },
});

export interface InlineProps extends VariantProps<typeof inline>, NativeProps<'span'> {
  /** With `ul` or `ol` each child is an `li` of the caller's. Default `div`. */
  as?: 'div' | 'ul' | 'ol';
  /** Things in their order. */
  children: ReactNode;
}

/**
 * Things in a row that wraps. `gap` and `rowGap` are steps of the space scale in px (default 16; rows as columns);
 * `narrow="stack"` puts them one below the other on phones, at full width.
 */
export function Inline({
  as = 'div',
  gap = '16',
  rowGap = gap,
  align,
  justify,
  narrow,
  children,
  ...native
}: InlineProps) {
  const Element = as as 'span';
  return (
    <Element {...native} className={inline({ gap, rowGap, align, justify, narrow })}>
      {children}
    </Element>
  );
}
