import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Stack.css';

const stack = cva(css.stack, {
  variants: {
    /** Between things, a step of the space scale in px. */
    gap: css.gap,
    /** Where narrower things stand across. */
    align: css.align,
    /** `between` fills the height and pushes the last thing to the bottom. */
    justify: css.justify,
  },
  defaultVariants: { gap: '16', align: 'stretch', justify: 'start' },
});

export interface StackProps extends VariantProps<typeof stack>, NativeProps<'span'> {
  /** With `ul` or `ol` each child is an `li` of the caller's. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'article' | 'header';
  /** Things in their order. */
  children: ReactNode;
}

/**
 * Things one below the other. `gap` is a step of the space scale in px (default 16); `justify="between"` fills the
 * height and pushes the last thing to the bottom. For things in a row use Inline.
 */
export function Stack({ as = 'div', gap, align, justify, children, ...native }: StackProps) {
  const Element = as as 'span';
  return (
    <Element {...native} className={stack({ gap, align, justify })}>
      {children}
    </Element>
  );
}
