export { ReportSection, type ReportSectionProps } from './ReportSection';
