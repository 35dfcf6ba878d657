import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './Narrative.css';

export interface NarrativeProps extends Pick<SectionProps, 'surface' | 'index' | 'pad'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** Its text, a paragraph each. */
  paragraphs: readonly string[];
  /** `statement` sets the first paragraph large. Default `text`. */
  variant?: 'text' | 'statement';
  /** Beside heading and statement, below them on phones: a Drawing of what it says, about 480 × 430. */
  media?: ReactNode;
  /** Under the paragraphs, from frame line to frame line: a Measure, figures, points. */
  children?: ReactNode;
}

/** Something told in a few paragraphs, below its heading: a mission, a market, what comes next (spec 2.7). */
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
