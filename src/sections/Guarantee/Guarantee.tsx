import { Cell, Cells } from '../../components/Cells';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { cellText } from '../../theme/cellText.css';
import { Measure } from '../Measure';
import * as css from './Guarantee.css';

export interface GuaranteeProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string;
  /** The time that it covers, drawn to scale, and the same in words. Three files: the name, with `-phone`, and with `-wide` (1304 × 150). */
  measure: { name: string; label: string };
  /** What exactly is promised, in order. */
  terms: readonly { title: string; text: string }[];
}

/** A promise with a date: the time on a measured line, and its terms in order (spec 2.6, CX). */
export function Guarantee({ index, surface = 'canvas', heading, lead, measure, terms }: GuaranteeProps) {
  return (
    <Section index={index} surface={surface} pad="start" heading={heading} lead={lead}>
      <div className={css.measure}>
        <Measure {...measure} whole />
      </div>
      {terms.length > 0 && (
        <Cells as="ol" columns={terms.length > 2 ? 3 : 2} medium={1}>
          {terms.map(({ title, text }) => (
            <Cell as="li" key={title}>
              <Stack gap="8">
                <Heading level={3} size="title4">
                  {title}
                </Heading>
                <p className={cellText}>{text}</p>
              </Stack>
            </Cell>
          ))}
        </Cells>
      )}
    </Section>
  );
}
