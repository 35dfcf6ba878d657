import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { TagList } from '../TagList';
import { Text } from '../Text';
import { formatMessage, useWords } from '../words';
import * as css from './ContributorCard.css';

export interface ContributorCardProps {
  name: string;
  role: string;
  expertise: readonly string[];
  articles: number;
  /** Decorative Picture or Monogram, 1 : 1. */
  media: ReactNode;
  level?: 2 | 3 | 4;
}

/** Author of articles (spec 3.3, contributor). For colleagues with a biography, use TeamMember. */
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
            {formatMessage(words.articles, articles)}
          </Text>
        </div>
      </div>
    </article>
  );
}
