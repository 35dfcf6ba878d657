import { Cell, Cells } from '../../components/Cells';
import { Heading } from '../../components/Heading';
import { Section, type SectionProps } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { cellText } from '../../theme/cellText.css';
import { Measure } from '../Measure';
import * as css from './Guarantee.css';

export interface GuaranteeProps extends Pick<SectionProps, 'index' | 'surface'> {
  heading: string;
  lead?: string;
  /** Drawing of the period in three files: `name`, and `name` with the suffixes `-phone` and `-wide` (1304 × 150). */
  measure: { name: string; label: string };
  terms: readonly { title: string; text: string }[];
}

/** Guarantee with its period drawn to scale and its terms (spec 2.6, CX). */
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
