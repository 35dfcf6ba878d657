import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Divider.css';

const divider = cva(css.divider, {
  variants: {
    /** How much the line stands out. */
    line: css.line,
  },
  defaultVariants: { line: 'light' },
});

export interface DividerProps extends VariantProps<typeof divider> {}

/** A hairline between things. Cells and Section draw their own. */
export function Divider({ line }: DividerProps) {
  return <hr className={divider({ line })} />;
}
