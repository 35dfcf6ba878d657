import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const pen = (width: number, opacity: number) => ({ strokeWidth: width, strokeOpacity: opacity });

export const figure = style({ margin: 0 });
export const caption = style([type.label, { color: vars.color.muted, paddingBlockEnd: vars.space[12] }]);
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[12] });
export const entry = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
    breakInside: 'avoid',
  },
]);
export const value = style({ fontWeight: 500, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
/** In the pens of the drawings. */
export const bar = style({
  gridColumn: '1 / -1',
  display: 'block',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
});
export const amount = style(pen(1, 0.72));
export const hatch = style(pen(0.75, 0.55));
export const axis = style(pen(0.75, 0.3));
