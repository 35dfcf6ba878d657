export { RecordingCard, type RecordingCardProps } from './RecordingCard';
