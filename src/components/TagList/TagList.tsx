import * as css from './TagList.css';

export interface TagListProps {
  /** Names the list where the words around it do not: "Topics". */
  label?: string | undefined;
  /** Each of them once. */
  tags: readonly string[];
}

/** Subjects of a record, in words with dots between: "Manufacturing • Automotive". A single one is a Badge. */
export function TagList({ label, tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={css.list} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={css.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
