import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './Text.css';

const text = cva('', {
  variants: { size: css.size, tone: css.tone, measure: css.measure },
  defaultVariants: { size: 'text', measure: 'none' },
});

export interface TextProps extends VariantProps<typeof text> {
  /** Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'blockquote';
  id?: string | undefined;
  children: ReactNode;
}

/**
 * Running text and labels. `tone` is muted for a lead and plain for all else unless given; `measure` ends lines at 44
 * (`narrow`) or 66 characters (`text`). For headings use Heading, for a figure with its label use Stat.
 */
export function Text({
  as: Element = 'p',
  id,
  size,
  tone = size === 'lead' ? 'muted' : 'default',
  measure,
  children,
}: TextProps) {
  return (
    <Element id={id} className={text({ size, tone, measure })}>
      {children}
    </Element>
  );
}
