import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Text.css';

const text = cva('', {
  variants: {
    /** Step of the type scale. */
    size: css.size,
    /** Muted for a lead, plain for all else, or the color of a state. */
    tone: css.tone,
    /** Longest line: 44 characters (`narrow`), 66 (`text`), or as wide as its place. */
    measure: css.measure,
  },
  defaultVariants: { size: 'text', measure: 'none' },
});

export interface TextProps extends VariantProps<typeof text>, NativeProps<'span'> {
  /** Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'blockquote';
  /** For links that lead here, and for what it names. */
  id?: string;
  /** The words. */
  children: ReactNode;
}

/** A range of figures, "12-24", stays on one line, and so does a compound, "machine-tool". */
export function unbroken(words: string): ReactNode {
  const parts = words.split(/(\d+-\d+|\b[a-z]{3,12}-[a-z]{3,12}\b)/);
  // A text of one part is the element's own, which React can change where a translation has replaced it.
  if (parts.length === 1) return words;
  return parts.map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their order alone
      <span key={at} className={css.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/**
 * Running text and labels. `tone` is muted for a lead and plain for all else unless given; `measure` ends lines at 44
 * (`narrow`) or 66 characters (`text`). For headings use Heading, for a figure with its label use Stat.
 */
export function Text({
  as = 'p',
  size,
  tone = size === 'lead' ? 'muted' : 'default',
  measure,
  children,
  ...native
}: TextProps) {
  // They differ in name alone for what is passed on.
  const Element = as as 'span';
  return (
    <Element {...native} className={text({ size, tone, measure })}>
      {typeof children === 'string' ? unbroken(children) : children}
    </Element>
  );
}
