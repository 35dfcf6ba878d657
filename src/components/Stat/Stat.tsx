import { cva } from 'class-variance-authority';
import { SpanScale, type SpanScaleProps } from '../SpanScale';
import { Figure, type FigureProps } from './Figure';
import * as css from './Stat.css';

const measured = cva(css.measured, { variants: { row: { true: css.measuredRow, always: css.measuredRowAlways } } });

export interface StatProps extends Omit<FigureProps, 'layout' | 'cell' | 'beside' | 'as'> {
  /** `callout` is right-aligned on the shelf of a leader line. Default `stack`. */
  layout?: 'stack' | 'row' | 'callout';
  /** The figure drawn to scale, below it; the scales of neighbours stand on one line. */
  scale?: SpanScaleProps;
  /** It has a row to itself on phones, and its scale, or else its label, stands beside it there; `always` in every window. */
  row?: boolean | 'always';
}

/**
 * A large figure and what it counts, drawn to scale where it has a `scale`. Several without one, between hairlines, are a
 * StatStrip.
 */
export function Stat({ layout = 'stack', scale, row = false, ...figure }: StatProps) {
  const stat = <Figure {...figure} layout={layout} beside={row !== false && !scale} />;
  if (!scale) return stat;
  return (
    <div className={measured({ row })}>
      {stat}
      <div className={css.scale}>
        <SpanScale {...scale} />
      </div>
    </div>
  );
}
