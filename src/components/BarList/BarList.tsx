import { cva, type VariantProps } from 'class-variance-authority';
import { useId } from 'react';
import * as css from './BarList.css';

const list = cva(css.list, { variants: { size: css.lists, layout: css.layouts } });
const entry = cva(css.entry, { variants: { size: css.entries, layout: css.rows } });
const number = cva(css.value, { variants: { size: css.values, layout: css.numbers } });
const bar = cva(css.bar, {
  variants: {
    /**
     * `large` is for a main chart: it has thicker bars and, in windows from 1024 px, each number before its label.
     * Default `medium`.
     */
    size: css.thick,
    /**
     * `rows`: horizontal bars, with labels above or beside them. `steps`: each bar starts at the end of the previous
     * one, for parts of a whole. `pairs`: groups of two bars, for values before and after a change. `columns`: vertical
     * bars, for a time series of up to eight values. Default `rows`.
     */
    layout: css.shapes,
  },
});

export interface BarListProps extends VariantProps<typeof bar> {
  /** Names the chart and its quantity. */
  caption: string;
  bars: readonly {
    label: string;
    /** Length on a scale from 0; not negative. */
    value: number;
    /** Solid instead of hatched, for the most important bar. Default false. */
    highlighted?: boolean;
  }[];
  /** Suffix of each number, including a space if needed: " days", "%". Default none. */
  unit?: string;
  /** Value of a bar of full length. Default: the largest value, or with `steps` the sum. */
  max?: number;
}

/** Keeps a number and the next word on one line. */
const unbroken = (label: string) => label.replaceAll(/(\d) /g, '$1\u00a0');
const sumOf = (bars: BarListProps['bars']) => bars.reduce((sum, { value }) => sum + value, 0);

/** Bar chart of one quantity, from 0. For several numbers per entry, use DataTable; for a single number, Stat. */
export function BarList({
  caption,
  bars,
  unit = '',
  layout = 'rows',
  max = layout === 'steps' ? sumOf(bars) : Math.max(...bars.map(({ value }) => value)),
  size = 'medium',
}: BarListProps) {
  const id = useId();
  const hatch = useId();
  const share = (value: number) => `${Math.round((value / max) * 1000) / 10}%`;
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption} id={id}>
        {caption}
      </figcaption>
      <ul className={list({ size, layout })} aria-labelledby={id}>
        {bars.map(({ label, value, highlighted }, at) => (
          <li key={label} className={entry({ size, layout })}>
            <span className={layout === 'columns' ? css.name : undefined}>{unbroken(label)}</span>{' '}
            <span className={number({ size, layout })}>
              {value.toLocaleString('en')}
              {unit}
            </span>
            <svg
              className={bar({ size: layout === 'columns' ? null : size, layout })}
              width="100%"
              height={layout === 'columns' ? share(value) : undefined}
              aria-hidden="true"
            >
              {at === 0 && (
                <pattern id={hatch} width="6" height="8" patternUnits="userSpaceOnUse" patternTransform="skewX(-45)">
                  <path className={css.hatch} d="M3 0v8" />
                </pattern>
              )}
              {layout !== 'columns' && <line className={css.axis} x2="100%" y1="100%" y2="100%" />}
              {value > 0 && (
                <rect
                  className={css.amount}
                  fill={highlighted ? 'currentColor' : `url(#${hatch})`}
                  x={layout === 'steps' ? share(sumOf(bars.slice(0, at))) : undefined}
                  width={layout === 'columns' ? '100%' : share(value)}
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
