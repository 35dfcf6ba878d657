export { FigureCells, type FigureCellsProps, MeasuredFigures, type MeasuredFiguresProps } from './MeasuredFigures';
