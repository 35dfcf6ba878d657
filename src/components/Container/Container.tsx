import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Container.css';

const container = cva(css.container, {
  variants: {
    /**
     * Vertical section padding. `start`: above. `end`: below. `near`: less above. `opening`: as `near`, plus below.
     * `low`: less above and below. Default `none`.
     */
    pad: css.pad,
  },
});

export interface ContainerProps extends VariantProps<typeof container>, NativeProps<'div'> {
  children: ReactNode;
}

/**
 * Content width of the page: at most 1280 px, between the frame lines. Use it inside a full-width Section; other
 * Sections already have a Container.
 */
export function Container({ pad, children, ...native }: ContainerProps) {
  return (
    <div {...native} className={container({ pad })}>
      {children}
    </div>
  );
}
