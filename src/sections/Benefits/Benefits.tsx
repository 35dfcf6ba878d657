import { BenefitGrid, type BenefitGridProps } from '../../components/BenefitGrid';
import { Drawing } from '../../components/Drawing';
import { Section, type SectionProps } from '../../components/Section';

export interface BenefitCellsProps extends Pick<BenefitGridProps, 'columns' | 'variant'> {
  /** `drawing` is a file in `/drawings/`, for all benefits or none. Default `viewBox`: `0 0 480 280`. */
  benefits: readonly {
    title: string;
    description: string;
    drawing?: string;
    viewBox?: string;
  }[];
  /** One drawing of all benefits, shown in windows from 1024 px instead of the separate drawings. */
  row?: { drawing: string; viewBox: string } | undefined;
}

/** Benefits with their drawings, for a section with its own head. */
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
  heading: string;
  lead?: string;
}

/** Section with a heading and a BenefitGrid. For promises with periods drawn to scale, use Promises. */
export function Benefits({ index, surface = 'canvas', heading, lead, ...cells }: BenefitsProps) {
  if (cells.benefits.length === 0) return null;
  return (
    <Section index={index} surface={surface} pad="start" heading={heading} lead={lead}>
      <BenefitCells {...cells} />
    </Section>
  );
}
