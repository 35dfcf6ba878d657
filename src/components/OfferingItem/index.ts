export { OfferingItem, type OfferingItemProps } from './OfferingItem';
