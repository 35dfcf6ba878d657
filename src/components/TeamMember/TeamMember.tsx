import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Testimonial } from '../Testimonial';
import { Text } from '../Text';
import * as css from './TeamMember.css';

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
  /** Of its heading. Default 2. */
  level?: 2 | 3 | 4;
}

/**
 * Somebody one will meet (spec 3.2, team member): portrait, what they do, and what they say. Photograph and plate
 * are decoration beside the name. For those who answer for the firm use Executive.
 */
export function TeamMember({ name, role, bio, quote, media, level = 2 }: TeamMemberProps) {
  return (
    <article className={css.member}>
      <div className={css.portrait}>{media}</div>
      <div className={css.who}>
        <Heading level={level} size="title3">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {role}
        </Text>
      </div>
      <div className={css.words}>
        <Testimonial quote={quote} size="small" />
        <Text tone="muted">{bio}</Text>
      </div>
    </article>
  );
}
