import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './SplitSection.css';

export interface SplitSectionProps extends Pick<SectionProps, 'index' | 'surface' | 'pad'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences below the heading. */
  lead?: string;
  /**
   * Below the lead, from 1024 px at the foot of the head's column: a Drawing of 340 × 400, or a note.
   */
  media?: ReactNode;
  /** Cells, which reach from the line beside the head to the frame line. */
  children: ReactNode;
}

/**
 * A section turned on its side: from 1024 px its head stands in a third of the sheet and what it heads in the other two,
 * once a page, or for all parts of an index. Elsewhere the head of a Section stands above.
 */
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
