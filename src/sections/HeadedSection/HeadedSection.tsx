import { type ReactNode, useId } from 'react';
import { Section, type SectionProps } from '../../components/Section';
import { SectionHead } from '../../components/SectionHead';

export interface HeadedSectionProps extends Pick<SectionProps, 'surface' | 'index' | 'id'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** What stands below the head, from frame line to frame line: Cells, a list, a Timeline. */
  children: ReactNode;
}

/** A part of a page under a heading that names it. For running text use Narrative. */
export function HeadedSection({ heading, lead, children, ...section }: HeadedSectionProps) {
  const id = useId();
  return (
    <Section {...section} labelledBy={id}>
      <SectionHead id={id} title={heading} lead={lead} />
      {children}
    </Section>
  );
}
