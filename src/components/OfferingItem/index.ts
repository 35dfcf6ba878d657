export { OfferingHeads } from './OfferingHeads';
export { OfferingItem, type OfferingItemProps } from './OfferingItem';
