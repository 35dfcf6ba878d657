import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading';
import { Text } from '../Text';
import * as css from './SectionHead.css';

const head = cva(css.head, {
  variants: {
    space: css.space,
  },
  defaultVariants: { space: 'below' },
});

export interface SectionHeadProps
  extends Pick<VariantProps<typeof head>, 'space'>,
    Pick<HeadingProps, 'size' | 'focusable'> {
  id?: string;
  heading: ReactNode;
  level?: 1 | 2 | 3;
  /** One or two sentences. */
  lead?: ReactNode;
  /** Content in place of the lead or below it, such as a rating or link. */
  aside?: ReactNode;
}

/** Title of a section with a lead beside it, or below it under 1024 px. For a heading alone, use Heading. */
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
