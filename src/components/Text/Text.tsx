import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Text.css';

const text = cva('', {
  variants: {
    size: css.size,
    /** Without a tone, a lead is `muted` and other text is `default`. Use `positive` and `critical` for a status. */
    tone: css.tone,
    /** Maximum line length, in widths of a digit: 44 (`narrow`), 52 (`text`), or unlimited (`none`, default). */
    measure: css.measure,
  },
  defaultVariants: { size: 'text', measure: 'none' },
});

export interface TextProps extends VariantProps<typeof text>, NativeProps<'span'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'blockquote';
  id?: string;
  children: ReactNode;
}

/** Keeps a range of numbers ("12-24") and a compound ("machine-tool") on one line. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(/(\d+-\d+|\b[a-z]{3,12}-[a-z]{3,12}\b)/);
  // React can still update a single text child after a browser translated it.
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity besides their order
      <span key={at} className={css.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Running text and labels. For headings, use Heading; for a large number, Stat; for several paragraphs, Prose. */
export function Text({
  as = 'p',
  size,
  tone = size === 'lead' ? 'muted' : 'default',
  measure,
  children,
  ...native
}: TextProps) {
  const Element = as as 'span';
  return (
    <Element {...native} className={text({ size, tone, measure })}>
      {typeof children === 'string' ? unbroken(children) : children}
    </Element>
  );
}
