export { Cell, type CellProps } from './Cell';
export { Cells, type CellsProps } from './Cells';
