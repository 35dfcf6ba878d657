export { PartnershipType, type PartnershipTypeProps } from './PartnershipType';
