import { useId } from 'react';
import * as css from './SpanScale.css';

export interface SpanScaleProps {
  axis: readonly [from: number, to: number];
  /** The span is solid up to the first value and hatched up to the second. `null` draws an open end with an arrow. */
  span: number | readonly [from: number, to: number] | null;
  /** Draws only the span between two points, such as a phase or opening hours, without the part before it. */
  between?: boolean;
  /** Draws the span dashed and not filled, for a value that is not agreed yet. */
  planned?: boolean;
  /** Distance between ticks, in units of the axis. Without it, the axis is not drawn. */
  tick?: number;
  /** Number of ticks from one long tick to the next. Default 5. */
  major?: number;
  /** Labels under the axis. Labels at the first and last value are aligned with the ends of the axis. */
  marks?: readonly (readonly [at: number, text: string])[];
  /** Adds a pointer at the end of the span. */
  pointer?: boolean;
  /** Text alternative. Omit it for a decorative scale, whose value is also in the text. */
  label?: string;
}

const AXIS_UNITS = 1000;
/** Converts px at the default font size to em, because WebKit does not support `rem` inside an SVG. */
const em = (px: number, size = 16) => `${Math.round((px / size) * 1000) / 1000}em`;
const share = (value: number) => Math.round(value * 1000) / 10;

/** Time, share or service level on an axis: `4 to 8 weeks`, `99.9%`. For an axis with events, use Measure. */
export function SpanScale({
  axis,
  span,
  tick,
  major = 5,
  marks = [],
  pointer,
  label,
  between = false,
  planned = false,
}: SpanScaleProps) {
  const hatch = useId();
  const [first, last] = axis;
  const [from, to] = typeof span === 'number' ? [span, span] : (span ?? axis);
  const fractionOf = (value: number) => (Math.min(Math.max(value, first), last) - first) / (last - first);
  const ticks = (every: number) =>
    Array.from({ length: Math.round((last - first) / every) + 1 }, (_, i) => {
      const x = Math.round(((i * every) / (last - first)) * AXIS_UNITS * 10) / 10;
      return `M${x} 0v${i % major ? 5 : 10}`;
    }).join('');
  const top = pointer ? 14 : 0;
  const height = top + (tick ? 19 : 9) + (marks.length > 0 ? 20 : 0);
  return (
    <svg
      className={css.scale}
      width="100%"
      height={em(height)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <pattern id={hatch} width="4" height="8" patternUnits="userSpaceOnUse" patternTransform="skewX(-45)">
        <path className={css.hatch} d="M2 0v8" />
      </pattern>
      {!between && from > first && (
        <rect className={css.solid} x="0" y={em(top)} width={`${share(fractionOf(from))}%`} height={em(8)} />
      )}
      {to > from && (
        <rect
          className={planned ? css.planned : css.span}
          fill={planned ? 'none' : `url(#${hatch})`}
          x={`${share(fractionOf(from))}%`}
          y={em(top)}
          width={`${share(fractionOf(to) - fractionOf(from))}%`}
          height={em(8)}
        />
      )}
      {(pointer || span === null) && (
        <svg
          className={css.pointer}
          x={`${share(fractionOf(to))}%`}
          y={em(span === null ? top - 2 : top - 14)}
          width={em(12)}
          height={em(12)}
          viewBox="0 0 12 12"
          aria-hidden="true"
        >
          <path d={span === null ? 'M0 0L11 6L0 12z' : 'M0 12L-6 1H6z'} />
        </svg>
      )}
      {tick && (
        <svg
          className={css.axis}
          viewBox={`0 0 ${AXIS_UNITS} 10`}
          y={em(top + 8)}
          width="100%"
          height={em(10)}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={css.ticks} d={ticks(tick)} />
          <path className={css.line} d={`M0 0H${AXIS_UNITS}`} />
        </svg>
      )}
      {marks.map(([at, text]) => (
        <text
          key={text}
          className={css.mark}
          x={`${share(fractionOf(at))}%`}
          y={em(height - 4, 13)}
          textAnchor={at === first ? 'start' : at === last ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
