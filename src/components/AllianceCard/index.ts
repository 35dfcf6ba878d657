export { AllianceCard, type AllianceCardProps } from './AllianceCard';
