import { Cell, Cells } from '../../components/Cells';
import { ReportCard, type ReportCardProps } from '../../components/ReportCard';
import { downloads } from '../../content/downloads';
import { CategorySection, type CategorySectionProps } from '../CategorySection';
import { findDownload } from '../findDownload';
import { RecordPicture } from '../RecordPicture';
import * as css from './ReportSection.css';

/** Report in a list. */
export interface ReportEntry extends Omit<ReportCardProps, 'media' | 'level' | 'layout'> {
  id: string;
  drawing: string;
  image?: string;
}

export interface ReportSectionProps extends Omit<CategorySectionProps<ReportEntry>, 'children'> {
  /** URLs of the existing files. Default: those in `public/downloads`. */
  files?: readonly string[];
}

/** Splits all reports but the first into grids of pairs. If one is left over, it is alone, after the first pair. */
function rowsOf(rest: readonly ReportEntry[]) {
  if (rest.length % 2 === 0) return [rest];
  const first = Math.min(2, rest.length - 1);
  return [rest.slice(0, first), rest.slice(first, first + 1), rest.slice(first + 1)];
}

/**
 * Research reports by category (spec 2.8). The first one has the `lead` layout. The others are in pairs; if one is left
 * over, it has its own row.
 */
export function ReportSection({ files = downloads, ...list }: ReportSectionProps) {
  const card = (
    { drawing, image, downloadUrl, ...entry }: ReportEntry,
    look: Required<Pick<ReportCardProps, 'layout'>>,
  ) => (
    <ReportCard
      {...entry}
      {...look}
      downloadUrl={findDownload(downloadUrl, files)}
      media={<RecordPicture drawing={drawing} image={image} loading={look.layout === 'lead' ? 'eager' : 'lazy'} />}
    />
  );
  return (
    <CategorySection {...list}>
      {(entries) => {
        const rows = rowsOf(entries.slice(1)).filter((row) => row.length > 0);
        return (
          <>
            <Cells columns={1} medium={1} lines={rows.length > 0 ? 'start' : 'both'}>
              <Cell pad="none">{card(entries[0] as ReportEntry, { layout: 'lead' })}</Cell>
            </Cells>
            {rows.map((row, at) => {
              const columns = row.length > 1 ? 2 : 1;
              return (
                <div key={row[0]?.id} className={columns > 1 ? css.pairs : undefined}>
                  <Cells as="ul" columns={columns} medium={columns} lines={at < rows.length - 1 ? 'start' : 'both'}>
                    {row.map((entry) => (
                      <Cell as="li" key={entry.id} pad="none">
                        {card(entry, { layout: columns > 1 ? 'half' : 'alone' })}
                      </Cell>
                    ))}
                  </Cells>
                </div>
              );
            })}
          </>
        );
      }}
    </CategorySection>
  );
}
