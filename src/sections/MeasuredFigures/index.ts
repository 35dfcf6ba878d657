export { MeasuredFigures, type MeasuredFiguresProps } from './MeasuredFigures';
