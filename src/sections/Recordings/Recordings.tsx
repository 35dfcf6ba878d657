import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { RecordingCard, type RecordingCardProps } from '../../components/RecordingCard';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';
import { RecordPicture } from '../RecordPicture';

export interface RecordingsProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** Recorded events, the newest first. */
  recordings: readonly (Omit<RecordingCardProps, 'media' | 'level'> & {
    id: string;
    /** Name of a drawing, or the address of a photograph. */
    image: string;
  })[];
}

/** Events that were recorded (spec 2.8). */
export function Recordings({ index, surface = 'band', heading, lead, recordings }: RecordingsProps) {
  const id = useId();
  if (recordings.length === 0) return null;
  return (
    <Section index={index} surface={surface} labelledBy={id}>
      <SectionHead id={id} title={heading} lead={lead} />
      <Cells as="ul" columns={recordings.length % 3 === 0 || recordings.length > 4 ? 3 : 2} medium={1}>
        {recordings.map(({ image, ...recording }) => (
          <Cell as="li" key={recording.id} pad="none">
            <RecordingCard {...recording} media={<RecordPicture id={recording.id} image={image} />} />
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}
