import type { NativeProps } from '../native';
import * as css from './TagList.css';

export interface TagListProps extends NativeProps<'ul'> {
  /** Accessible name, such as "Topics". Omit it if the context makes the meaning clear. */
  label?: string;
  tags: readonly string[];
}

/** Topics of a record, separated by dots: "Manufacturing • Automotive". For a single tag, use Badge. */
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
