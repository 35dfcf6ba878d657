import { useId } from 'react';
import { Cell, Cells } from '../../components/Cells';
import { ContributorCard, type ContributorCardProps } from '../../components/ContributorCard';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';

export interface ContributorsProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** People who write here, in order. */
  contributors: readonly (Omit<ContributorCardProps, 'level'> & { id: string })[];
}

/** Who writes here (spec 2.8, thought leadership), four in a row. */
export function Contributors({ index, surface = 'band', heading, lead, contributors }: ContributorsProps) {
  const id = useId();
  if (contributors.length === 0) return null;
  // Fewer than three stay the size of three: a portrait grows with its cell.
  const columns = contributors.length < 4 ? 3 : 4;
  return (
    <Section index={index} surface={surface} labelledBy={id}>
      <SectionHead id={id} title={heading} lead={lead} />
      <Cells as="ul" columns={columns} medium={2}>
        {contributors.map(({ id: key, ...contributor }) => (
          <Cell as="li" key={key} pad="none">
            <ContributorCard {...contributor} />
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}
