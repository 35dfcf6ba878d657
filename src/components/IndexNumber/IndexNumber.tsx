import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './IndexNumber.css';

const index = cva('', {
  variants: {
    /** `balloon` is a letter in a circle, as it stands in the drawing beside it. */
    variant: css.variant,
    /** Of a figure: the size of the heading beside it. Default `title3`. */
    size: css.size,
  },
  defaultVariants: { variant: 'figure' },
});

export interface IndexNumberProps extends VariantProps<typeof index> {
  /** Counted from 1 and printed with two digits, 01; the letter of a balloon. */
  value: number | string;
}

/**
 * The number of an entry, beside its heading and on one line with it, or the letter that keys an entry to a part of a
 * drawing. It is left out of what is read aloud: use an `ol` where the order matters. Section hangs its own in the margin.
 */
export function IndexNumber({ value, variant, size = 'title3' }: IndexNumberProps) {
  return (
    <span className={index({ variant, size: variant === 'balloon' ? undefined : size })} aria-hidden="true">
      {String(value).padStart(variant === 'balloon' ? 1 : 2, '0')}
    </span>
  );
}
