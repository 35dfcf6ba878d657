import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Stack.css';

const stack = cva(css.stack, {
  variants: {
    gap: css.gap,
    align: css.align,
    /** `between` fills the height and pushes the last child to the bottom. */
    justify: css.justify,
  },
  defaultVariants: { gap: '16', align: 'stretch', justify: 'start' },
});

export interface StackProps extends VariantProps<typeof stack>, NativeProps<'span'> {
  /** With `ul` or `ol`, each child must be an `li`. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'article' | 'header';
  children: ReactNode;
}

/** Column with gaps in px (default 16). For a row, use Inline. */
export function Stack({ as = 'div', gap, align, justify, children, ...native }: StackProps) {
  const Element = as as 'span';
  return (
    <Element {...native} className={stack({ gap, align, justify })}>
      {children}
    </Element>
  );
}
