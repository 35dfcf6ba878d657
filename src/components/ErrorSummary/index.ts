export { ErrorSummary, type ErrorSummaryProps, focusField } from './ErrorSummary';
