import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Section.css';

const index = cva(css.index, {
  variants: {
    /** Element beside the number. In windows from 700 px, the number is centered on the first line of the element. */
    beside: css.beside,
  },
  defaultVariants: { beside: 'title2' },
});

export interface SectionIndexProps extends VariantProps<typeof index> {
  children: string | number;
}

/** Decorative number for a Section with `width="full"`. In other Sections, use the prop `index`. */
export function SectionIndex({ beside, children }: SectionIndexProps) {
  return (
    <span className={index({ beside })} aria-hidden="true">
      {children}
    </span>
  );
}
