import { cva, type VariantProps } from 'class-variance-authority';
import type { NativeProps } from '../native';
import { unbroken } from '../Text';
import * as css from './DashList.css';

const list = cva(css.list, { variants: { size: css.size }, defaultVariants: { size: 'small' } });

export interface DashListProps extends NativeProps<'ul'> {
  labelledBy?: string;
  items: readonly string[];
  /** `medium` where the list is the main content of a cell. Default small. */
  size?: NonNullable<VariantProps<typeof list>['size']>;
}

/** List of short entries, each with a leading dash. For the topics of a record, use TagList. */
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
