export { Cell, type CellProps, Cells, type CellsProps } from './Cells';
