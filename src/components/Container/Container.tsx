import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Container.css';

const container = cva(css.container, {
  variants: {
    /**
     * Vertical padding of a section. `start`: above. `end`: below. `both`: above and below. `near`: less above.
     * `opening`: less above, and the full padding below. `low`: less above and below. Default `none`.
     */
    pad: css.pad,
  },
});

export interface ContainerProps extends VariantProps<typeof container>, NativeProps<'div'> {
  children: ReactNode;
}

/**
 * Limits content to the width between the frame lines (at most 83rem with padding). Use it inside a full-width Section;
 * other Sections already have a Container.
 */
export function Container({ pad, children, ...native }: ContainerProps) {
  return (
    <div {...native} className={container({ pad })}>
      {children}
    </div>
  );
}
