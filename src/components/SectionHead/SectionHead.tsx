import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading';
import { Text } from '../Text';
import * as css from './SectionHead.css';

const head = cva(css.head, {
  variants: {
    /** Whether it keeps its distance from what follows. */
    space: css.space,
  },
  defaultVariants: { space: 'below' },
});

export interface SectionHeadProps
  extends Pick<VariantProps<typeof head>, 'space'>,
    Pick<HeadingProps, 'size' | 'focusable'> {
  /** Id of the heading, for Section's `labelledBy`. */
  id?: string;
  /** Words of the heading. */
  heading: ReactNode;
  /** Level of the heading. Default 2. */
  level?: 1 | 2 | 3;
  /** One or two sentences beside it. */
  lead?: ReactNode;
  /** Stands in the lead's place, or under it: a rating, a link. */
  aside?: ReactNode;
}

/**
 * Head of a section: title at the left, lead at the right, on the title's first line; 72 px above what follows. A heading by itself is Heading.
 */
export function SectionHead({ id, heading, level = 2, size, focusable, lead, aside, space }: SectionHeadProps) {
  return (
    <div className={head({ space })}>
      <div>
        <Heading level={level} size={size} id={id} focusable={focusable}>
          {heading}
        </Heading>
      </div>
      {(lead || aside) && (
        <div>
          {lead && <Text size="lead">{lead}</Text>}
          {aside}
        </div>
      )}
    </div>
  );
}
