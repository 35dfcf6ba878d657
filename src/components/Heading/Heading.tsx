import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Heading.css';

const heading = cva(css.heading, {
  variants: {
    /** Step of the type scale. Default: that of its level. */
    size: css.size,
  },
});
const sizeOf = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'title4' } as const;

export interface HeadingProps extends VariantProps<typeof heading>, NativeProps<'h2'> {
  /** Place in the outline of the page. The look follows it unless `size` says otherwise. */
  level: 1 | 2 | 3 | 4;
  /** For links that lead here, and for what it names. */
  id?: string;
  /** Lets a script move focus here, as a change of page does with the page's `h1`. */
  focusable?: boolean;
  /** The words of the heading. */
  children: ReactNode;
}

/** A heading. For the head of a section with its lead use SectionHead; for figures use Stat. */
export function Heading({ level, size = sizeOf[level], focusable, children, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element tabIndex={focusable ? -1 : undefined} {...native} className={heading({ size })}>
      {children}
    </Element>
  );
}
