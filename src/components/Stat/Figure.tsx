import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Stat.css';

const cells = { true: css.cell, line: [css.cell, css.line], row: [css.cell, css.line, css.row] };
const stat = cva(css.stat, { variants: { layout: css.layout, cell: cells, beside: { true: css.beside } } });
const value = cva(css.value, { variants: { layout: css.valueLayout, size: css.size, line: { true: css.lineValue } } });
const label = cva(css.label, { variants: { layout: css.labelLayout } });

export interface FigureProps {
  /** As it is printed: "500+", "99.9%", "24/7", "4-8 weeks". */
  value: string;
  /** What it counts. */
  label: string;
  /** Label below the figure, beside it, or on a leader line. Default `stack`. */
  layout?: NonNullable<VariantProps<typeof stat>['layout']>;
  /** `medium` for figures of several words, `fit` for two in a row on phones and three from 700 px. Default `large`. */
  size?: NonNullable<VariantProps<typeof value>['size']>;
  /** Padded, as one of the cells of a strip; `line` where each has a row of its own on phones, `row` where it has one from 1240 px too. */
  cell?: true | 'line' | 'row';
  /** On phones the label stands beside the figure, on its line. */
  beside?: boolean;
  /** `li` in a list of figures. Default `p`. */
  as?: 'p' | 'li';
}

/** One figure, then its label, as one line of text. Stat and StatStrip are what pages use. */
export function Figure({
  value: printed,
  label: said,
  layout = 'stack',
  size = 'large',
  cell,
  beside,
  as: Element = 'p',
}: FigureProps) {
  const inRow = cell === 'line' || cell === 'row';
  return (
    <Element className={stat({ layout, cell, beside })}>
      <span className={value({ layout, size, line: inRow })}>{printed}</span>{' '}
      <span className={label({ layout })}>{said}</span>
    </Element>
  );
}
