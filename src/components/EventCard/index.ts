export { EventCard, type EventCardProps } from './EventCard';
export { WatchRecording, type WatchRecordingProps } from './WatchRecording';
