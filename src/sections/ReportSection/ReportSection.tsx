import { Cell, Cells } from '../../components/Cells';
import { ReportCard, type ReportCardProps } from '../../components/ReportCard';
import { downloads } from '../../content/downloads';
import { CategorySection, type CategorySectionProps } from '../CategorySection';
import { fileAt } from '../fileAt';
import { RecordPicture } from '../RecordPicture';
import * as css from './ReportSection.css';

/** A report as the list shows it. */
export interface ReportEntry extends Omit<ReportCardProps, 'media' | 'level' | 'place'> {
  id: string;
  /** Name of a drawing, or the address of a photograph. */
  image: string;
}

export interface ReportSectionProps extends Omit<CategorySectionProps<ReportEntry>, 'children'> {
  /** Addresses of the files that exist. Default: those in `public/downloads`. */
  files?: readonly string[];
}

/**
 * Research reports by category (spec 2.8): the first leads, the others stand in pairs, and one that is left over ends the
 * list in a row of its own.
 */
export function ReportSection({ files = downloads, ...list }: ReportSectionProps) {
  const card = ({ image, downloadUrl, ...entry }: ReportEntry, place: NonNullable<ReportCardProps['place']>) => (
    <ReportCard
      {...entry}
      place={place}
      downloadUrl={fileAt(downloadUrl, files)}
      media={<RecordPicture id={entry.id} image={image} />}
    />
  );
  return (
    <CategorySection {...list}>
      {(entries) => (
        <>
          <Cells columns={1} medium={1} lines={entries.length > 1 ? 'start' : 'both'}>
            <Cell pad="none">{card(entries[0] as ReportEntry, 'lead')}</Cell>
          </Cells>
          {entries.length > 1 && (
            <div className={css.pairs}>
              <Cells as="ul" fill>
                {entries.slice(1).map((entry, at) => (
                  <Cell as="li" key={entry.id} pad="none">
                    {card(entry, at % 2 === 0 && at === entries.length - 2 ? 'last' : 'half')}
                  </Cell>
                ))}
              </Cells>
            </div>
          )}
        </>
      )}
    </CategorySection>
  );
}
