import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './IndexNumber.css';

const number = cva(css.number, {
  variants: {
    /** Size of the heading beside it. */
    size: css.size,
  },
  defaultVariants: { size: 'title3' },
});

export interface IndexNumberProps extends VariantProps<typeof number> {
  /** Counted from 1; printed with two digits: 01. */
  value: number;
}

/**
 * The number of an entry, beside its heading and on one line with it: `size` is the heading's (default `title3`). It
 * is left out of what is read aloud: use an `ol` where the order matters. Section hangs its own in the margin.
 */
export function IndexNumber({ value, size }: IndexNumberProps) {
  return (
    <span className={number({ size })} aria-hidden="true">
      {String(value).padStart(2, '0')}
    </span>
  );
}
