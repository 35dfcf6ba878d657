import { BenefitGrid, type BenefitGridProps } from '../../components/BenefitGrid';
import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';

export interface BenefitsProps extends Pick<SectionProps, 'index' | 'surface'>, Pick<BenefitGridProps, 'columns'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string | undefined;
  /** In their order. `drawing` is a file in `/drawings/` of 480 × 280, for all or for none. */
  benefits: readonly { title: string; description: string; drawing?: string | undefined }[];
}

/** What the client gains, or why to choose the firm, in a grid or in rows (spec 2.6). Three promises with a measured line are Promises. */
export function Benefits({ index, surface = 'canvas', heading, lead, benefits, columns = 4 }: BenefitsProps) {
  if (benefits.length === 0) return null;
  return (
    <Section index={index} surface={surface} pad="start" heading={heading} lead={lead}>
      <BenefitGrid
        benefits={benefits.map(({ drawing, ...benefit }) => ({
          ...benefit,
          media: drawing && <Drawing name={drawing} viewBox="0 0 480 280" fit="contain" />,
        }))}
        columns={columns}
      />
    </Section>
  );
}
