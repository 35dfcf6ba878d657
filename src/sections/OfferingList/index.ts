export { OfferingList, type OfferingListProps } from './OfferingList';
