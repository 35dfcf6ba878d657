import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Inline.css';

const inline = cva(css.inline, {
  variants: {
    gap: css.gap,
    /** Gap between wrapped rows, in px. Default: the value of `gap`. */
    rowGap: css.rowGap,
    align: css.align,
    justify: css.justify,
    /** In windows below 700 px: `wrap` into rows, or `stack` at full width. */
    narrow: css.narrow,
  },
  defaultVariants: { gap: '16', align: 'center', justify: 'start', narrow: 'wrap' },
});

export interface InlineProps extends VariantProps<typeof inline>, NativeProps<'span'> {
  /** With `ul` or `ol`, each child must be an `li`. Default `div`. */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/** Row that wraps, with gaps in px (default 16). `narrow="stack"` stacks it on phones. For a column, use Stack. */
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
