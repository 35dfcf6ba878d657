import type { SpanScaleProps } from './SpanScale';

/** Axis from 0 to 24 hours, for opening hours. */
export const hoursOfDay: Pick<SpanScaleProps, 'axis' | 'tick' | 'major' | 'marks'> = {
  axis: [0, 24],
  tick: 1,
  major: 6,
  marks: [0, 6, 12, 18, 24].map((hour) => [hour, `${hour}`]),
};
