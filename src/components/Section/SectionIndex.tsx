import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Section.css';

const index = cva(css.index, {
  variants: {
    /** What it stands beside, at the middle of its first line. */
    beside: css.beside,
  },
  defaultVariants: { beside: 'title2' },
});

export interface SectionIndexProps extends VariantProps<typeof index> {
  /** The number. */
  children: string | number;
}

/** The number of a section, for the eye alone. Section prints its own; this is for one that places its own Container. */
export function SectionIndex({ beside, children }: SectionIndexProps) {
  return (
    <span className={index({ beside })} aria-hidden="true">
      {children}
    </span>
  );
}
