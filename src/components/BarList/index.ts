export { BarList, type BarListProps } from './BarList';
