export { UpcomingEvents, type UpcomingEventsProps } from './UpcomingEvents';
