import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './IndexNumber.css';

const index = cva('', {
  variants: {
    /** `balloon` is a letter in a circle, as in the drawing beside it. */
    variant: css.variant,
    /** Size of a `figure`: `title3` (default) beside a heading of that size, `large` above a heading. */
    size: css.size,
  },
  defaultVariants: { variant: 'figure' },
});

export interface IndexNumberProps extends VariantProps<typeof index> {
  /** A number from 1, shown with two digits (01), or the letter of a balloon. */
  value: number | string;
}

/** Decorative number of an entry, or letter of a part of a drawing. If the order matters, use an `ol` too. */
export function IndexNumber({ value, variant, size = 'title3' }: IndexNumberProps) {
  return (
    <span className={index({ variant, size: variant === 'balloon' ? undefined : size })} aria-hidden="true">
      {String(value).padStart(variant === 'balloon' ? 1 : 2, '0')}
    </span>
  );
}
