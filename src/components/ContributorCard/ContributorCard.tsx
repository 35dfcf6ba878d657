import { Heading } from '../Heading';
import { Monogram } from '../Monogram';
import { Picture } from '../Picture';
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
  /** Address of a photograph; their monogram plate stands until there is one. */
  image?: string | undefined;
  /** File in `/drawings/` of their own plate, for the time without a photograph. */
  drawing?: string | undefined;
  /** Default 3. */
  level?: 2 | 3 | 4;
}

/** Somebody who writes here (spec 3.3, contributor). Colleagues with their story are TeamMembers. */
export function ContributorCard({ name, role, expertise, articles, image, drawing, level = 3 }: ContributorCardProps) {
  const words = useWords('person');
  return (
    <article className={css.card}>
      <div className={css.portrait}>
        <Picture src={image} alt="" ratio="square" fallback={<Monogram name={name} drawing={drawing} />} />
      </div>
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
