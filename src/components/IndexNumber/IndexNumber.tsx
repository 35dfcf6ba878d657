import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './IndexNumber.css';

const index = cva('', {
  variants: {
    /** `balloon` is a letter in a circle, as it stands in the drawing beside it. */
    variant: css.variant,
    /** Of a figure: `title3` beside a heading of that size (default), `large` above one. */
    size: css.size,
  },
  defaultVariants: { variant: 'figure' },
});

export interface IndexNumberProps extends VariantProps<typeof index> {
  /** Counted from 1 and printed with two digits, 01; the letter of a balloon. */
  value: number | string;
}

/**
 * The number of an entry, on one line with its heading or `large` above it, or the letter that keys an entry to a part of a
 * drawing. It is left out of what is read aloud: use an `ol` where the order matters. Section hangs its own in the margin.
 */
export function IndexNumber({ value, variant, size = 'title3' }: IndexNumberProps) {
  return (
    <span className={index({ variant, size: variant === 'balloon' ? undefined : size })} aria-hidden="true">
      {String(value).padStart(variant === 'balloon' ? 1 : 2, '0')}
    </span>
  );
}
