import { cva } from 'class-variance-authority';
import { SpanScale, type SpanScaleProps } from '../SpanScale';
import { Figure, type FigureProps } from './Figure';
import * as css from './Stat.css';

const measured = cva(css.measured, { variants: { row: { true: css.measuredRow, always: css.measuredRowAlways } } });

export interface StatProps extends Omit<FigureProps, 'layout' | 'cell' | 'beside' | 'as'> {
  /** `callout` is right-aligned at the end of a leader line. Default `stack`. */
  layout?: 'stack' | 'row' | 'callout';
  /** Scale below the figure; neighboring scales are aligned. */
  scale?: SpanScaleProps;
  /**
   * On phones, puts the scale beside the figure, or the label if there is no scale. `always` puts the scale beside the
   * figure at every width.
   */
  row?: boolean | 'always';
}

/** Large figure with a label and an optional scale. For several figures between hairlines, use StatStrip. */
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
