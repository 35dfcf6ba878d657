import { cva, type VariantProps } from 'class-variance-authority';
import { useId } from 'react';
import * as css from './BarList.css';

const list = cva(css.list, { variants: { size: css.lists, layout: css.layouts } });
const entry = cva(css.entry, { variants: { size: css.entries, layout: css.rows } });
const number = cva(css.value, { variants: { size: css.values, layout: css.numbers } });
const bar = cva(css.bar, {
  variants: {
    /** `large` is for the chart that a page turns on: thicker bars, each number before its label. Default `medium`. */
    size: css.thick,
    /**
     * `rows` one below the other, each with its words above it or beside it. `steps`: each begins where the one before
     * ends, for parts of a whole. `pairs`: two and two, for before and after. `columns`, upright from one line, for a
     * series in time of up to eight. Default `rows`.
     */
    layout: css.shapes,
  },
});

export interface BarListProps extends VariantProps<typeof bar> {
  /** Names the figure, and says what it counts. */
  caption: string;
  /** In the order in which they are read. */
  bars: readonly {
    label: string;
    /** How long the bar is, on a scale from 0. Not negative. */
    value: number;
    /** Solid, where the others are hatched: what the chart is there to show. Off by default. */
    highlighted?: boolean;
  }[];
  /** Behind each number, with its space where it has one: " days", "%". Default none. */
  unit?: string;
  /** Value of a bar over the whole width. Default the largest of the list, with `steps` their sum. */
  max?: number;
}

/** A number and what it counts stay on one line. */
const unbroken = (label: string) => label.replaceAll(/(\d) /g, '$1\u00a0');
const sumOf = (bars: BarListProps['bars']) => bars.reduce((sum, { value }) => sum + value, 0);

/**
 * Amounts of one kind, drawn to one scale from 0. The numbers stand at the bars as text, so that nothing has to be read
 * off. More than one number for each entry is a DataTable; a single figure on an axis is a Stat with `scale`.
 */
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
