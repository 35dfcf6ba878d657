export { SupportTiers, type SupportTiersProps } from './SupportTiers';
