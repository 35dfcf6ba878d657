export { DashList, type DashListProps } from './DashList';
