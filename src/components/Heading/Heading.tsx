import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Heading.css';

const heading = cva(css.heading, {
  variants: {
    /** Step of the type scale. Default: that of the level. */
    size: css.size,
  },
});
const sizeOf = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'title4' } as const;

export interface HeadingProps extends VariantProps<typeof heading>, NativeProps<'h2'> {
  /** Level in the document outline. It sets the size unless `size` is given. */
  level: 1 | 2 | 3 | 4;
  id?: string;
  /** Allows scripts to focus the heading, as navigation does with the `h1`. Default false. */
  focusable?: boolean;
  children: ReactNode;
}

/** Heading in one of six sizes. For a section heading with a lead, use SectionHead; for a large number, use Stat. */
export function Heading({ level, size = sizeOf[level], focusable, children, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element tabIndex={focusable ? -1 : undefined} {...native} className={heading({ size })}>
      {children}
    </Element>
  );
}
