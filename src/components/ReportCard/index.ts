export { ReportCard, type ReportCardProps } from './ReportCard';
