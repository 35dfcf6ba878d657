import { Cell, Cells } from '../../components/Cells';
import { ReportCard, type ReportCardProps } from '../../components/ReportCard';
import { downloads } from '../../content/downloads';
import { CategorySection, type CategorySectionProps } from '../CategorySection';
import { fileAt } from '../fileAt';
import { RecordPicture } from '../RecordPicture';

/** A report as the list shows it. */
export interface ReportEntry extends Omit<ReportCardProps, 'media' | 'level'> {
  id: string;
  /** Name of a drawing, or the address of a photograph. */
  image: string;
}

export interface ReportSectionProps extends Omit<CategorySectionProps<ReportEntry>, 'children'> {
  /** Addresses of the files that exist. Default: those in `public/downloads`. */
  files?: readonly string[];
}

/** Research reports by category (spec 2.8), one a row. */
export function ReportSection({ files = downloads, ...list }: ReportSectionProps) {
  return (
    <CategorySection {...list}>
      {(entries) => (
        <Cells as="ul" columns={1} medium={1}>
          {entries.map(({ image, downloadUrl, ...entry }) => (
            <Cell as="li" key={entry.id} pad="none">
              <ReportCard
                {...entry}
                downloadUrl={fileAt(downloadUrl, files)}
                media={<RecordPicture id={entry.id} image={image} />}
              />
            </Cell>
          ))}
        </Cells>
      )}
    </CategorySection>
  );
}
