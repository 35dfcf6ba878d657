export { hoursOfDay } from './hoursOfDay';
export { SpanScale, type SpanScaleProps } from './SpanScale';
