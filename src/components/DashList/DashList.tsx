import type { NativeProps } from '../native';
import { unbroken } from '../Text';
import * as css from './DashList.css';

export interface DashListProps extends NativeProps<'ul'> {
  /** Id of the heading or label that names the list. */
  labelledBy?: string | undefined;
  /** Each of them once. */
  items: readonly string[];
}

/** Short entries one below the other, each after a dash, as in a specification. Subjects of a record are a TagList. */
export function DashList({ labelledBy, items, ...native }: DashListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-labelledby={labelledBy} {...native} className={css.list}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          {unbroken(item)}
        </li>
      ))}
    </ul>
  );
}
