import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { TagList } from '../TagList';
import { Text } from '../Text';
import { say, useWords } from '../words';
import * as css from './ContributorCard.css';

export interface ContributorCardProps {
  /** Full name, as it is printed. */
  name: string;
  /** What the person does. */
  role: string;
  /** Two or three subjects. */
  expertise: readonly string[];
  /** How many articles here are theirs. */
  articles: number;
  /** A Picture or Monogram, 1 : 1. It adds nothing to the name beside it. */
  media: ReactNode;
  /** Level of the heading. Default 3. */
  level?: 2 | 3 | 4;
}

/** Somebody who writes here (spec 3.3, contributor). Colleagues with their story are TeamMembers. */
export function ContributorCard({ name, role, expertise, articles, media, level = 3 }: ContributorCardProps) {
  const words = useWords('person');
  return (
    <article className={css.card}>
      <div className={css.portrait}>{media}</div>
      <div className={css.words}>
        <Heading level={level} size="title4">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {role}
        </Text>
        <div className={css.subjects}>
          <TagList label={words.expertise} tags={expertise} />
          <Text size="label" tone="muted">
            {say(words.articles, articles)}
          </Text>
        </div>
      </div>
    </article>
  );
}
