import type { NativeProps } from '../native';
import * as css from './TagList.css';

export interface TagListProps extends NativeProps<'ul'> {
  /** Names the list where the words around it do not: "Topics". */
  label?: string;
  /** Each of them once. */
  tags: readonly string[];
}

/** Subjects of a record, in words with dots between: "Manufacturing • Automotive". A single one is a Badge. */
export function TagList({ label, tags, ...native }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} {...native} className={css.list}>
      {tags.map((tag) => (
        <li key={tag} className={css.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
