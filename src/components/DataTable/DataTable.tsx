import { cva } from 'class-variance-authority';
import { say, useWords } from '../words';
import * as css from './DataTable.css';

/** Characters that stay on one line: “Selective transition”. */
const SHORT = 20;
/** Characters of a cell that a phone has room for: in two lines beside one other column, in one beside more: “Sun 11PM”. */
const [WORDS, WORD] = [28, 9];
/** A figure, with its unit: “2,856”, “68%”, “41 h”. */
const FIGURE = /^[^\p{L}\d]*\d[\d.,]*\s?\p{L}?[^\p{L}\d]*$/u;
/** A day: “August 23, 2027”. */
const DAY = /^\p{Lu}\p{L}+ \d{1,2}, \d{4}$/u;
/** More columns than these are too narrow on phones for anything but figures and a word. */
const COLUMNS = 3;
const table = cva(css.table, { variants: { stacked: { true: css.stacked } } });

export interface DataTableProps {
  /** Names the table, and what its figures are. */
  caption: string;
  /** Heads of the columns; the first is that of the rows' names. */
  columns: readonly string[];
  /** Each as long as `columns`; the first cell names the row. */
  rows: readonly (readonly string[])[];
  /** Closed at first, below a drawing that says the same: the caption opens it, as finding a word of it on the page does. */
  folded?: boolean;
}

/**
 * Data in rows and columns, within running text. On phones two columns, figures and a few words stay a table; with longer words each
 * row is its name and a line for each cell. Where it is wider than its place it scrolls there, with the keyboard too, and
 * the page does not; `folded` it opens below its caption. Figures that stand alone are a StatStrip, things of one kind are Cells.
 */
export function DataTable({ caption, columns, rows, folded }: DataTableProps) {
  const words = useWords('table');
  // A column of figures alone ends at their last digits.
  const figures = columns.map((_, at) => at > 0 && rows.every((row) => FIGURE.test(row[at] ?? '')));
  const longest = Math.max(0, ...rows.flatMap((row) => row.slice(1).map((cell) => cell.length)));
  // Two columns have room for words of any length.
  const stacked = columns.length > 2 && longest > (columns.length > COLUMNS ? WORD : WORDS);
  // A word of more than one part stays whole beside other columns.
  const whole = (cell: string) => (columns.length > COLUMNS && !stacked ? cell.replaceAll(' ', '\u00a0') : cell);
  const days = columns.map((_, at) => rows.every((row) => DAY.test(row[at] ?? '')));
  const figure = (at: number) => (figures[at] ? css.figure : days[at] ? css.day : undefined);
  const data = (
    <table className={table({ stacked })} aria-label={folded ? caption : undefined}>
      {!folded && <caption className={css.caption}>{caption}</caption>}
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
            <th className={(name ?? '').length <= SHORT ? css.short : undefined} scope="row">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className={figure(at + 1)} data-column={stacked ? columns[at + 1] : undefined}>
                {whole(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (folded)
    return (
      <details className={css.frame}>
        <summary className={css.summary}>{say(words.open, caption)}</summary>
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
