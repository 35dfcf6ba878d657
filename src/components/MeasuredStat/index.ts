export { MeasuredStat, type MeasuredStatProps } from './MeasuredStat';
