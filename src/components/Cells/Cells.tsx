import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Cells.css';

const cells = cva(css.cells, {
  variants: {
    /**
     * Layout in windows from 1024 px. A number sets the cells per row. `2 + 3`: five cells in two rows. `5 / 7`,
     * `7 / 5` and `2 / 1 / 1`: relative widths. `1 | 2` and `2 | 1`: one cell beside two stacked ones.
     */
    columns: { ...css.columns, ...css.columnsFive, ...css.columnsRelative, ...css.columnsBeside },
    /** Cells per row in windows from 700 to 1023 px. */
    medium: { ...css.medium, ...css.mediumFive },
    /** Cells per row in windows below 700 px. */
    narrow: css.narrow,
    /** Outer lines. `both`: above and below. `start`: above only. `none`: no lines. */
    lines: css.lines,
    /** `bleed` extends to the frame lines; `boxed` draws lines at both sides. */
    edge: { bleed: css.bleed, boxed: css.boxed, none: '' },
    /** The last cell fills the rest of its row. */
    fill: { true: css.fill },
  },
  defaultVariants: { columns: 2, medium: 2, narrow: 1, lines: 'both', edge: 'bleed' },
});
export interface CellsProps extends VariantProps<typeof cells>, NativeProps<'span'> {
  /** With `ul` or `ol`, use cells `as="li"`; with `dl`, cells that hold `dt` and `dd`. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'dl';
  children: ReactNode;
}

/**
 * Grid of cells separated by hairlines, without gutters. `columns` applies in windows from 1024 px (default 2),
 * `medium` from 700 px (default 2), `narrow` below (default 1). `edge`: `bleed` (default), `boxed` or `none`.
 * `lines` sets the outer lines: `both` (default), `start` or `none`. For columns without lines, use Grid.
 */
export function Cells({ as = 'div', columns, medium, narrow, lines, edge, fill, children, ...native }: CellsProps) {
  const Element = as as 'span';
  return (
    <Element {...native} className={cells({ columns, medium, narrow, lines, edge, fill })}>
      {children}
    </Element>
  );
}
