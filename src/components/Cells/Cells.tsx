import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Cells.css';

const cells = cva(css.cells, {
  variants: {
    /**
     * Cells in a row from 1024 px; `2 + 3` for five in two rows, `5 / 7`, `7 / 5` and `2 / 1 / 1` for
     * cells of such widths, `1 | 2` for one and beside it two, one above the other, `2 | 1` for these before it.
     */
    columns: { ...css.columns, ...css.columnsFive, ...css.columnsUnlike, ...css.columnsBeside },
    /** Cells in a row from 700 px. */
    medium: { ...css.medium, ...css.mediumFive },
    /** Cells in a row below 700 px. */
    narrow: css.narrow,
    /** Where lines close the whole: above and below, above alone, or nowhere. */
    lines: css.lines,
    /** Whether the outer cells meet the frame lines, have lines of their own, or neither. */
    edge: { bleed: css.bleed, boxed: css.boxed, none: '' },
    /** The last cell takes what is left of its row. */
    fill: { true: css.fill },
  },
  defaultVariants: { columns: 2, medium: 2, narrow: 1, lines: 'both', edge: 'bleed' },
});
export interface CellsProps extends VariantProps<typeof cells>, NativeProps<'span'> {
  /** With `ul` or `ol` the cells are `as="li"`; with `dl` they hold `dt` and `dd`. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'dl';
  /** `Cell`s. */
  children: ReactNode;
}

/**
 * Cells that meet at hairlines, as on a drawing sheet, without gutters. `columns` counts from 1024 px (default 2),
 * `medium` from 700 px (default 2), `narrow` below it (default 1); with `fill` the last cell takes what is left of its row. `edge="bleed"` lets the outer cells meet the frame
 * lines, or the edge of the cell around them; `boxed` draws the outer lines itself. `lines` says where lines close the
 * whole: `both` (above and below, default), `start` or `none`. Its children are `Cell`s. For columns
 * without lines use Grid.
 */
export function Cells({ as = 'div', columns, medium, narrow, lines, edge, fill, children, ...native }: CellsProps) {
  const Element = as as 'span';
  return (
    <Element {...native} className={cells({ columns, medium, narrow, lines, edge, fill })}>
      {children}
    </Element>
  );
}
