export { Column, type ColumnProps, Grid, type GridProps } from './Grid';
