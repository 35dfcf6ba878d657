import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const pen = (width: number, opacity: number) => ({ strokeWidth: width, strokeOpacity: opacity });

export const figure = style({ margin: 0 });
export const caption = style([type.label, { color: vars.color.muted, paddingBlockEnd: vars.space[12] }]);
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const lists = styleVariants({
  medium: { rowGap: vars.space[12] },
  large: { rowGap: vars.space[16] },
});
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
export const entries = styleVariants({
  // On a desk a row each, with bars from one axis.
  medium: {
    '@media': {
      [media.desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) 4rem', alignItems: 'center' },
    },
  },
  large: [
    type.text,
    { alignItems: 'baseline', '@media': { [media.desk]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' } } },
  ],
});
export const value = style({ fontWeight: 500, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const values = styleVariants({
  medium: {},
  // Where the bar is as wide as the sheet, its end is too far from the label for the number to stand there.
  large: [type.title4, { '@media': { [media.desk]: { order: -1, textAlign: 'start' } } }],
});
/** In the pens of the drawings. */
export const bar = style({
  gridColumn: '1 / -1',
  display: 'block',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
});
export const thick = styleVariants({
  medium: { blockSize: '22px', '@media': { [media.desk]: { gridColumn: 2, gridRow: 1 } } },
  large: { blockSize: '24px', '@media': { [media.desk]: { blockSize: '34px' } } },
});
export const amount = style(pen(1, 0.72));
export const hatch = style(pen(0.75, 0.7));
export const axis = style(pen(0.75, 0.3));
