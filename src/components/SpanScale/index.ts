export { SpanScale, type SpanScaleProps } from './SpanScale';
