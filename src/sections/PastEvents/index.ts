export { PastEvents, type PastEventsProps } from './PastEvents';
