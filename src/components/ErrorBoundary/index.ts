export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
export { ErrorNotice, type ErrorNoticeProps } from './ErrorNotice';
