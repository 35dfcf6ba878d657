import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './SplitSection.css';

export interface SplitSectionProps extends Pick<SectionProps, 'index' | 'surface' | 'pad'> {
  heading: string;
  lead?: string;
  /** Drawing (340 × 400) or note, below the lead. In windows from 1024 px, it is at the bottom of the column. */
  media?: ReactNode;
  /** Cells beside the head. */
  children: ReactNode;
}

/** Section with its head in one third and its content in two thirds from 1024 px. For other layouts, use Section. */
export function SplitSection({ index, surface, pad = 'start', heading, lead, media, children }: SplitSectionProps) {
  const id = useId();
  return (
    <Section index={index} surface={surface} pad={pad} labelledBy={id}>
      <div className={css.split}>
        <div className={media ? css.head : css.alone}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
          {media && <div className={css.media}>{media}</div>}
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </Section>
  );
}
