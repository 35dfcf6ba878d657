import { SpanScale, type SpanScaleProps } from '../SpanScale';
import { Figure, type FigureProps } from '../Stat/Figure';
import * as css from './MeasuredStat.css';

export interface MeasuredStatProps extends Pick<FigureProps, 'value' | 'label' | 'size'> {
  /** Where the figure lies; without it the figure stands alone. */
  scale?: SpanScaleProps | undefined;
}

/** A figure with what it counts, and the figure drawn to scale below. Without a scale of its own, several are a StatStrip. */
export function MeasuredStat({ value, label, size, scale }: MeasuredStatProps) {
  return (
    <div className={css.stat}>
      <Figure value={value} label={label} size={size ?? 'large'} />
      {scale && (
        <div className={css.scale}>
          <SpanScale {...scale} />
        </div>
      )}
    </div>
  );
}
