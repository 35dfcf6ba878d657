import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Text } from '../Text';
import * as css from './EmptyState.css';

const empty = cva(css.empty, {
  variants: {
    /** Horizontal padding; `none` inside a padded container. */
    pad: css.pad,
  },
  defaultVariants: { pad: 'inset' },
});

export interface EmptyStateProps extends VariantProps<typeof empty> {
  /** Such as "No resources found". */
  heading: string;
  text?: string;
  level?: 2 | 3;
  media?: ReactNode;
  /** A Button for the next step. */
  action?: ReactNode;
}

/** Message for a filtered list without results (spec 8). */
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
