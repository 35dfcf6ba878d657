import { cva } from 'class-variance-authority';
import { formatMessage, useWords } from '../words';
import * as css from './DataTable.css';

/** In windows from 700 px, row headers of up to this many characters stay on one line: “Selective transition”. */
const MAX_NOWRAP_LENGTH = 20;
/** Longest cell that fits on a phone, in characters: on two lines in three columns, on one line in more columns. */
const [MAX_TWO_LINE_CELL, MAX_ONE_LINE_CELL] = [28, 9];
/** A number with a unit of at most one letter: “2,856”, “68%”, “41 h”. */
const FIGURE = /^[^\p{L}\d]*\d[\d.,]*\s?\p{L}?[^\p{L}\d]*$/u;
/** A date: “August 23, 2027”. */
const DAY = /^\p{Lu}\p{L}+ \d{1,2}, \d{4}$/u;
/** With more columns, only numbers and single words fit on phones. */
const MAX_TEXT_COLUMNS = 3;
const table = cva(css.table, { variants: { stacked: { true: css.stacked } } });

export interface DataTableProps {
  /** Names the table and its units. */
  caption: string;
  /** Column headers; the first one belongs to the row headers. */
  columns: readonly string[];
  /** Each as long as `columns`; the first cell is the row header. */
  rows: readonly (readonly string[])[];
  /** Collapsed initially, for a table below a drawing of the same data. Default false. */
  collapsed?: boolean;
}

/**
 * Table within running text. On phones, a table of three or more columns with long cells becomes a list: one heading
 * per row and one line per cell. A table wider than the text column scrolls horizontally. For numbers that form no
 * rows, use StatStrip; for a grid of items, use Cells.
 */
export function DataTable({ caption, columns, rows, collapsed }: DataTableProps) {
  const words = useWords('table');
  const figures = columns.map((_, at) => at > 0 && rows.every((row) => FIGURE.test(row[at] ?? '')));
  const longest = Math.max(0, ...rows.flatMap((row) => row.slice(1).map((cell) => cell.length)));
  // Two columns have room for text of any length.
  const stacked =
    columns.length > 2 && longest > (columns.length > MAX_TEXT_COLUMNS ? MAX_ONE_LINE_CELL : MAX_TWO_LINE_CELL);
  // Prevents line breaks within a cell where columns are narrow.
  const withoutBreaks = (cell: string) =>
    columns.length > MAX_TEXT_COLUMNS && !stacked ? cell.replaceAll(' ', '\u00a0') : cell;
  const days = columns.map((_, at) => rows.every((row) => DAY.test(row[at] ?? '')));
  const figure = (at: number) => (figures[at] ? css.figure : days[at] ? css.day : undefined);
  const data = (
    <table className={table({ stacked })} aria-label={collapsed ? caption : undefined}>
      {!collapsed && <caption className={css.caption}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} className={figure(at)} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th className={(name ?? '').length <= MAX_NOWRAP_LENGTH ? css.short : undefined} scope="row">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className={figure(at + 1)} data-column={stacked ? columns[at + 1] : undefined}>
                {withoutBreaks(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (collapsed)
    return (
      <details className={css.frame}>
        <summary className={css.summary}>{formatMessage(words.open, caption)}</summary>
        {data}
      </details>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has a heading, a table has its caption.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise the keyboard cannot scroll it.
    <div className={css.frame} role="region" aria-label={caption} tabIndex={0}>
      {data}
    </div>
  );
}
