import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import * as css from './Narrative.css';

export interface NarrativeProps extends Pick<SectionProps, 'surface' | 'index'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** Its text, a paragraph each. */
  paragraphs: readonly string[];
  /** `statement` sets the first paragraph large. Default `text`. */
  variant?: 'text' | 'statement';
  /** Under the paragraphs, from frame line to frame line: a Measure, figures, points. */
  children?: ReactNode;
}

/** Something told in a few paragraphs, beside its heading: a mission, a market, what comes next (spec 2.7). */
export function Narrative({
  index,
  surface = 'canvas',
  heading,
  lead,
  paragraphs,
  variant = 'text',
  children,
}: NarrativeProps) {
  const id = useId();
  const [first, ...rest] = paragraphs;
  const large = variant === 'statement' && first;
  return (
    <Section index={index} surface={surface} labelledBy={id}>
      <div className={css.narrative}>
        <div className={css.head}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
        </div>
        <div className={css.words}>
          {large && <p className={css.statement}>{first}</p>}
          {(large ? rest : paragraphs).map((paragraph) => (
            <Text key={paragraph} measure="text">
              {paragraph}
            </Text>
          ))}
        </div>
      </div>
      {children && <div className={css.below}>{children}</div>}
    </Section>
  );
}
