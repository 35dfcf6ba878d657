export { KeyAlliance, type KeyAllianceProps } from './KeyAlliance';
