export { ClosingCall, type ClosingCallProps } from './ClosingCall';
