export { Column, type ColumnProps } from './Column';
export { Grid, type GridProps } from './Grid';
