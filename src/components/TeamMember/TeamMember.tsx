import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Testimonial } from '../Testimonial';
import { Text } from '../Text';
import * as css from './TeamMember.css';

const member = cva(css.member, { variants: { size: css.size }, defaultVariants: { size: 'medium' } });

export interface TeamMemberProps {
  name: string;
  role: string;
  bio: string;
  /** Without quotation marks. */
  quote: string;
  /** Decorative Picture or Monogram, 1 : 1. */
  media: ReactNode;
  /** `large` for the first member of a list, in a row of its own; `medium` (default) for half a row. */
  size?: VariantProps<typeof member>['size'];
  level?: 2 | 3 | 4;
}

/** Colleague with portrait, role, biography and quotation (spec 3.2, team member). For executives, use Executive. */
export function TeamMember({ name, role, bio, quote, media, size, level = 2 }: TeamMemberProps) {
  return (
    <article className={member({ size })}>
      <div className={css.portrait}>{media}</div>
      <div className={css.nameAndQuote}>
        <Heading level={level} size="title3">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {role}
        </Text>
      </div>
      <div className={css.quote}>
        <Testimonial quote={quote} size={size === 'large' ? 'large' : 'small'} />
      </div>
      <div className={css.bio}>
        <Text tone="muted">{bio}</Text>
      </div>
    </article>
  );
}
