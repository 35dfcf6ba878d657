import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './Inline.css';

const inline = cva(css.inline, {
  variants: { gap: css.gap, rowGap: css.rowGap, align: css.align, justify: css.justify, narrow: css.narrow },
  defaultVariants: { gap: '16', align: 'center', justify: 'start', narrow: 'wrap' },
});

export interface InlineProps extends VariantProps<typeof inline> {
  /** With `ul` or `ol` each child is an `li` of the caller's. Default `div`. */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/**
 * Things in a row that wraps. `gap` and `rowGap` are steps of the space scale in px (default 16; rows as columns);
 * `narrow="stack"` puts them one below the other on phones, at full width.
 */
export function Inline({
  as: Element = 'div',
  gap = '16',
  rowGap = gap,
  align,
  justify,
  narrow,
  children,
}: InlineProps) {
  return <Element className={inline({ gap, rowGap, align, justify, narrow })}>{children}</Element>;
}
