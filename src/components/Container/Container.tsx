import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Container.css';

const container = cva(css.container, {
  variants: {
    /** Whether it has a section's space above, below, at both or nowhere; `near` and `opening` have less of it above, and none or all below; `low` little at both. Default `none`. */
    pad: css.pad,
  },
});

export interface ContainerProps extends VariantProps<typeof container>, NativeProps<'div'> {
  /** What stands in it. */
  children: ReactNode;
}

/**
 * The width of the drawing sheet: 1280 px of content between the two frame lines, margins of 20 px on phones. Section
 * brings its own; use this one inside a Section of full width.
 */
export function Container({ pad, children, ...native }: ContainerProps) {
  return (
    <div {...native} className={container({ pad })}>
      {children}
    </div>
  );
}
