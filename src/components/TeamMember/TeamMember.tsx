import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Testimonial } from '../Testimonial';
import { Text } from '../Text';
import * as css from './TeamMember.css';

const member = cva(css.member, { variants: { size: css.size }, defaultVariants: { size: 'medium' } });

export interface TeamMemberProps {
  /** Full name, as it is printed. */
  name: string;
  /** What the person does here: "Data architect". */
  role: string;
  /** One to three sentences about the person. */
  bio: string;
  /** In their own words, without quotation marks. */
  quote: string;
  /** A Picture or Monogram, 1 : 1. It adds nothing to the name beside it. */
  media: ReactNode;
  /** `large` has a row of the sheet and leads the others, `medium` half a row. Default `medium`. */
  size?: VariantProps<typeof member>['size'];
  /** Level of its heading. Default 2. */
  level?: 2 | 3 | 4;
}

/**
 * Somebody one will meet (spec 3.2, team member): portrait, what they do, and what they say. Photograph and plate
 * are decoration beside the name. For those who answer for the firm use Executive.
 */
export function TeamMember({ name, role, bio, quote, media, size, level = 2 }: TeamMemberProps) {
  return (
    <article className={member({ size })}>
      <div className={css.portrait}>{media}</div>
      <div className={css.who}>
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
