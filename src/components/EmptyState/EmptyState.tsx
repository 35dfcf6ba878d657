import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Text } from '../Text';
import * as css from './EmptyState.css';

const empty = cva(css.empty, {
  variants: {
    /** Space at its sides: `none` in a place that has its own. */
    pad: css.pad,
  },
  defaultVariants: { pad: 'inset' },
});

export interface EmptyStateProps extends VariantProps<typeof empty> {
  /** "No resources found". */
  heading: string;
  /** What can be done about it. */
  text?: string;
  /** Place of the title in the page's outline. Default 2. */
  level?: 2 | 3;
  /** A Drawing over the words, which adds nothing to them. */
  media?: ReactNode;
  /** What the visitor can do next: a Button. */
  action?: ReactNode;
}

/** Stands where a filtered list has nothing to show (spec 8). */
export function EmptyState({ heading, text, level = 2, media, action, pad }: EmptyStateProps) {
  return (
    <div className={empty({ pad })}>
      {media && <div className={css.drawing}>{media}</div>}
      <Heading level={level} size="title2">
        {heading}
      </Heading>
      {text && (
        <div className={css.text}>
          <Text size="lead">{text}</Text>
        </div>
      )}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
