import { Cell, Cells } from '../../components/Cells';
import { ReportCard, type ReportCardProps } from '../../components/ReportCard';
import { CategorySection, type CategorySectionProps } from '../CategorySection';
import { RecordPicture } from '../RecordPicture';

/** A report as the list shows it. */
export interface ReportEntry extends Omit<ReportCardProps, 'media' | 'level'> {
  id: string;
  /** Name of a drawing, or the address of a photograph. */
  image: string;
}

export interface ReportSectionProps extends Omit<CategorySectionProps<ReportEntry>, 'children'> {}

/** Research reports by category (spec 2.8), one a row. */
export function ReportSection(props: ReportSectionProps) {
  return (
    <CategorySection {...props}>
      {(entries) => (
        <Cells as="ul" columns={1} medium={1}>
          {entries.map(({ image, ...entry }) => (
            <Cell as="li" key={entry.id} pad="none">
              <ReportCard {...entry} media={<RecordPicture id={entry.id} image={image} />} />
            </Cell>
          ))}
        </Cells>
      )}
    </CategorySection>
  );
}
