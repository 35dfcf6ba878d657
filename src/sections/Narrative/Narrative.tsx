import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './Narrative.css';

export interface NarrativeProps extends Pick<SectionProps, 'surface' | 'index' | 'pad'> {
  heading: string;
  paragraphs: readonly string[];
  /** `statement` shows the first paragraph in large type. Default `text`. */
  variant?: 'text' | 'statement';
  /** Drawing of about 480 × 430, beside the text in windows from 1024 px, otherwise below the text. */
  media?: ReactNode;
  /** Full-width content under the paragraphs, such as the section Measure or a StatStrip. */
  children?: ReactNode;
}

/** Section of running text with a heading (spec 2.7). For other content, use Section. */
export function Narrative({
  index,
  surface = 'canvas',
  pad,
  heading,
  paragraphs,
  variant = 'text',
  media,
  children,
}: NarrativeProps) {
  const id = useId();
  const [first, ...rest] = paragraphs;
  const placed = media ? 'illustrated' : variant;
  return (
    <Section index={index} surface={surface} pad={pad} labelledBy={id}>
      <div className={css.narrative}>
        <div className={css.head[placed]}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
        </div>
        {first && (
          <div className={css.first[placed]}>
            {variant === 'statement' ? <p className={css.statement}>{first}</p> : <Text measure="text">{first}</Text>}
          </div>
        )}
        {rest.length > 0 && (
          <div className={css.rest[placed]}>
            {rest.map((paragraph) => (
              <Text key={paragraph} measure="text">
                {paragraph}
              </Text>
            ))}
          </div>
        )}
        {media && <div className={css.media}>{media}</div>}
      </div>
      {children && <div className={css.below}>{children}</div>}
    </Section>
  );
}
