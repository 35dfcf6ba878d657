import { Card } from '../components/Card';
import { DashList } from '../components/DashList';
import { WatchRecording, type WatchRecordingProps } from '../components/EventCard';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { say, useWords } from '../components/words';
import { RecordPicture } from './RecordPicture';

export interface RecordingCardProps extends Pick<WatchRecordingProps, 'href' | 'request'> {
  /** For links that lead to this recording in the list. */
  id: string;
  /** What the event was called. */
  title: string;
  /** "Webinar". */
  type: string;
  /** `value` for machines, as 2025-02-13, and `label` for people. */
  date: { value: string; label: string };
  /** As printed: "52 min". */
  duration: string;
  /** How many took part. */
  attendees: number;
  /** What was said, a sentence each. */
  highlights: readonly string[];
  /** It was recorded. Without it there is nothing to watch, and no button. */
  recording: boolean;
  /** File of its drawing in `/drawings/`, without its ending. */
  drawing: string;
  /** Address of a photograph. */
  image?: string;
}

/** The Card of an event that took place (spec 2.8, 3.3). An event itself, to come or over, is an EventCard. */
export function RecordingCard({
  id,
  title,
  type,
  date,
  duration,
  attendees,
  highlights,
  recording,
  drawing,
  image,
  ...film
}: RecordingCardProps) {
  const words = useWords('resource');
  return (
    <Card
      id={id}
      heading={title}
      row="medium"
      facts={{ start: type, end: duration }}
      media={<RecordPicture drawing={drawing} image={image} />}
      footer={recording && <WatchRecording {...film} heading={title} />}
    >
      <Stack>
        <Text size="label" tone="muted">
          <time dateTime={date.value}>{date.label}</time>, {say(words.attendees, attendees)}
        </Text>
        <DashList items={highlights} />
      </Stack>
    </Card>
  );
}
