import { cva, type VariantProps } from 'class-variance-authority';
import * as css from './Stat.css';

const cells = { true: css.cell, line: [css.cell, css.line], row: [css.cell, css.line, css.row] };
const stat = cva(css.stat, { variants: { layout: css.layout, cell: cells, beside: { true: css.beside } } });
const value = cva(css.value, { variants: { layout: css.valueLayout, size: css.size, line: { true: css.lineValue } } });
const label = cva(css.label, { variants: { layout: css.labelLayout } });

export interface FigureProps {
  /** Displayed value: "500+", "99.9%", "24/7", "4-8 weeks". */
  value: string;
  label: string;
  /** Label below the figure (`stack`, default), beside it (`row`), or below a leader line (`callout`). */
  layout?: NonNullable<VariantProps<typeof stat>['layout']>;
  /**
   * `medium` for figures of several words. `fit` for two figures in a row on phones, and three in windows from 700 px.
   * Default `large`.
   */
  size?: NonNullable<VariantProps<typeof value>['size']>;
  /**
   * Adds the padding of a cell. With `line`, the label is beside the figure on phones. With `row`, it is so on phones and in
   * windows from 1240 px.
   */
  cell?: true | 'line' | 'row';
  /** On phones, shows the label beside the figure, without the padding of a cell. */
  beside?: boolean;
  as?: 'p' | 'li';
}

/** Figure with its label, not in the public API. In pages, use Stat or StatStrip. */
export function Figure({
  value: valueText,
  label: labelText,
  layout = 'stack',
  size = 'large',
  cell,
  beside,
  as: Element = 'p',
}: FigureProps) {
  const inRow = cell === 'line' || cell === 'row';
  return (
    <Element className={stat({ layout, cell, beside })}>
      <span className={value({ layout, size, line: inRow })}>{valueText}</span>{' '}
      <span className={label({ layout })}>{labelText}</span>
    </Element>
  );
}
