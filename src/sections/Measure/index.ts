export { Measure, type MeasureProps } from './Measure';
