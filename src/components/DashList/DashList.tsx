import { cva, type VariantProps } from 'class-variance-authority';
import type { NativeProps } from '../native';
import { unbroken } from '../Text';
import * as css from './DashList.css';

const list = cva(css.list, { variants: { size: css.size }, defaultVariants: { size: 'small' } });

export interface DashListProps extends NativeProps<'ul'> {
  /** Id of the heading or label that names the list. */
  labelledBy?: string;
  /** Each of them once. */
  items: readonly string[];
  /** Default small; `medium` where the list is all that a cell says. */
  size?: NonNullable<VariantProps<typeof list>['size']>;
}

/** Short entries one below the other, each after a dash, as in a specification. Subjects of a record are a TagList. */
export function DashList({ labelledBy, items, size, ...native }: DashListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-labelledby={labelledBy} {...native} className={list({ size })}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          {unbroken(item)}
        </li>
      ))}
    </ul>
  );
}
