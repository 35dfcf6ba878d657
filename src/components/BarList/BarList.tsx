import { cva, type VariantProps } from 'class-variance-authority';
import { useId } from 'react';
import * as css from './BarList.css';

const list = cva(css.list, { variants: { size: css.lists } });
const entry = cva(css.entry, { variants: { size: css.entries } });
const number = cva(css.value, { variants: { size: css.values } });
const bar = cva(css.bar, {
  variants: {
    /** `large` is for the chart that a page turns on: thicker bars, each number before its label. Default `medium`. */
    size: css.thick,
  },
});

export interface BarListProps extends Pick<VariantProps<typeof bar>, 'size'> {
  /** Names the figure, and says what it counts. */
  caption: string;
  /** In the order in which they are read. */
  bars: readonly {
    label: string;
    /** How long the bar is, on a scale from 0. Not negative. */
    value: number;
  }[];
  /** Behind each number, with its space where it has one: " days", "%". Default none. */
  unit?: string | undefined;
  /** Value of a bar over the whole width. Default the largest of the list. */
  max?: number | undefined;
}

/**
 * Amounts of one kind, drawn to one scale from 0. The numbers stand beside the bars as text, so that nothing has to be read
 * off. More than one number for each entry is a DataTable; a single figure on an axis is a Stat with `scale`.
 */
export function BarList({
  caption,
  bars,
  unit = '',
  max = Math.max(...bars.map(({ value }) => value)),
  size = 'medium',
}: BarListProps) {
  const id = useId();
  const hatch = useId();
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption} id={id}>
        {caption}
      </figcaption>
      <ul className={list({ size })} aria-labelledby={id}>
        {bars.map(({ label, value }, at) => (
          <li key={label} className={entry({ size })}>
            <span>{label}</span>{' '}
            <span className={number({ size })}>
              {value.toLocaleString('en')}
              {unit}
            </span>
            <svg className={bar({ size })} width="100%" aria-hidden="true">
              {at === 0 && (
                <pattern id={hatch} width="4" height="8" patternUnits="userSpaceOnUse" patternTransform="skewX(-45)">
                  <path className={css.hatch} d="M2 0v8" />
                </pattern>
              )}
              <line className={css.axis} x2="100%" y1="100%" y2="100%" />
              {value > 0 && (
                <rect
                  className={css.amount}
                  fill={`url(#${hatch})`}
                  width={`${Math.round((value / max) * 1000) / 10}%`}
                  height="100%"
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
