import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Container.css';

const container = cva(css.container, {
  variants: {
    /**
     * Vertical section padding: above, below, both or none. `near` has less space above, `opening` the same plus space
     * below, `low` little at both ends. Default `none`.
     */
    pad: css.pad,
  },
});

export interface ContainerProps extends VariantProps<typeof container>, NativeProps<'div'> {
  children: ReactNode;
}

/**
 * Content width of the page: 1280 px between the frame lines. Use it inside a full-width Section; others have their
 * own.
 */
export function Container({ pad, children, ...native }: ContainerProps) {
  return (
    <div {...native} className={container({ pad })}>
      {children}
    </div>
  );
}
