import { BenefitGrid, type BenefitGridProps } from '../../components/BenefitGrid';
import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';

export interface BenefitCellsProps extends Pick<BenefitGridProps, 'columns' | 'variant'> {
  /** In their order. `drawing` is a file in `/drawings/` of 480 × 280, unless it says its `viewBox`; for all or for none. */
  benefits: readonly {
    title: string;
    description: string;
    drawing?: string;
    viewBox?: string;
  }[];
  /** A file that shows all of them in one row, from frame line to frame line, and the size of its paper. From 1024 px it stands for theirs. */
  row?: { drawing: string; viewBox: string } | undefined;
}

/** Benefits with their drawings, for a section that has a head of its own. */
export function BenefitCells({ benefits, row, columns = 4, variant }: BenefitCellsProps) {
  return (
    <BenefitGrid
      benefits={benefits.map(({ drawing, viewBox = '0 0 480 280', ...benefit }) => ({
        ...benefit,
        media: drawing && <Drawing name={drawing} viewBox={viewBox} fit="contain" />,
      }))}
      across={row && <Drawing name={row.drawing} viewBox={row.viewBox} />}
      columns={columns}
      {...(variant && { variant })}
    />
  );
}

export interface BenefitsProps extends Pick<SectionProps, 'index' | 'surface'>, BenefitCellsProps {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string;
}

/** What the client gains, or why to choose the firm, in a grid or in rows (spec 2.6). Three promises with a measured line are Promises. */
export function Benefits({ index, surface = 'canvas', heading, lead, ...cells }: BenefitsProps) {
  if (cells.benefits.length === 0) return null;
  return (
    <Section index={index} surface={surface} pad="start" heading={heading} lead={lead}>
      <BenefitCells {...cells} />
    </Section>
  );
}
