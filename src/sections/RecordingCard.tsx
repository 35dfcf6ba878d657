import { Card } from '../components/Card';
import { DashList } from '../components/DashList';
import { WatchRecording, type WatchRecordingProps } from '../components/EventCard';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { formatMessage, useWords } from '../components/words';
import { RecordPicture } from './RecordPicture';

export interface RecordingCardProps extends Pick<WatchRecordingProps, 'href' | 'request'> {
  id: string;
  title: string;
  type: string;
  /** `value` for machines (2025-02-13), `label` for people. */
  date: { value: string; label: string };
  /** Displayed text: "52 min". */
  duration: string;
  attendees: number;
  highlights: readonly string[];
  /** Whether a recording exists. Without one, there is no button. */
  recording: boolean;
  drawing: string;
  image?: string;
}

/** Card of a past event with its recording (spec 2.8, 3.3). For the event itself, use EventCard. */
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
          <time dateTime={date.value}>{date.label}</time>, {formatMessage(words.attendees, attendees)}
        </Text>
        <DashList items={highlights} />
      </Stack>
    </Card>
  );
}
