import { cva } from 'class-variance-authority';
import { useId } from 'react';
import * as css from './DataTable.css';

/** Characters that stay on one line: “Selective transition”. */
const SHORT = 20;
/** A figure, with its unit: “2,856”, “68%”, “41 h”. */
const FIGURE = /^[^\p{L}\d]*\d[\d.,]*\s?\p{L}?[^\p{L}\d]*$/u;
const entry = cva(css.cell, { variants: { long: { true: css.long }, figure: { true: css.figure } } });
const columnHead = cva(css.head, { variants: { figure: { true: css.figure } } });
const rowName = cva(css.name, { variants: { short: { true: css.short } } });

export interface DataTableProps {
  /** Names the table, and what its figures are. */
  caption: string;
  /** Heads of the columns; the first is that of the rows' names. */
  columns: readonly string[];
  /** Each as long as `columns`; the first cell names the row. */
  rows: readonly (readonly string[])[];
}

/**
 * Data in rows and columns, within running text. On phones each row is its name and a line for each figure. Where it is wider than its place it scrolls there, with the keyboard too,
 * and the page does not. Figures that stand alone are a StatStrip, things of one kind are Cells.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const id = useId();
  // A column of figures alone ends at their last digits.
  const figures = columns.map((_, at) => at > 0 && rows.every((row) => FIGURE.test(row[at] ?? '')));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has a heading, a table has its caption.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise the keyboard cannot scroll it.
    <div className={css.frame} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption} id={id}>
          {caption}
        </caption>
        <thead className={css.heads}>
          <tr>
            {columns.map((column, at) => (
              <th key={column} className={columnHead({ figure: figures[at] ?? false })} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className={css.row}>
              <th className={rowName({ short: (name ?? '').length <= SHORT })} scope="row">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at + 1]}
                  className={entry({ long: cell.length > SHORT, figure: figures[at + 1] ?? false })}
                  data-column={columns[at + 1]}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
