export { Recordings, type RecordingsProps } from './Recordings';
