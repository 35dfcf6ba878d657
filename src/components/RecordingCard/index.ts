export { RecordingCard, type RecordingCardProps } from './RecordingCard';
export { WatchRecording, type WatchRecordingProps } from './WatchRecording';
