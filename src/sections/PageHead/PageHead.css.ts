import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

/** The line that ends every head: from frame line to frame line, over whatever begins below it. */
export const foot = {
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: vars.layer.frame,
    insetInline: `calc(-1 * ${inset})`,
    insetBlockStart: '100%',
    borderBlockStart: strong,
    // The line is see-through, and what begins below may have one there.
    background: vars.color.surface,
  },
} as const;
export const head = style({
  ...foot,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
    },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[56]} ${vars.space[64]}` },
    // A title that would end at the picture's line breaks before it.
    [media.desk]: { gridColumn: '1 / 7', paddingInlineEnd: vars.space[32] },
  },
});
export const lead = style({
  marginBlockStart: vars.space[20],
  maxInlineSize: '34rem',
  '@media': { [media.wide]: { marginBlockStart: vars.space[28] } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[20]}`,
  marginBlockStart: vars.space[28],
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[40] },
  },
});
globalStyle(`${actions} > *`, { '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });
/** A long link stands below the button, in every typeface. */
export const stacked = style([actions, { flexDirection: 'column', alignItems: 'flex-start' }]);

/** A cell of the sheet: from the header down on wide windows, else from frame line to frame line below the words. */
const cell = style({
  position: 'relative',
  marginInline: `calc(-1 * ${inset})`,
  borderBlockStart: strong,
  '@media': {
    [media.desk]: {
      gridColumn: '7 / 13',
      // Columns of the whole sheet, from frame line to frame line, where those of the text stand further in.
      // Their line lies over the last pixel, as those of cells do.
      marginInlineStart: `calc(${vars.size.inset} / -2 - ${vars.stroke.hairline})`,
      borderBlockStart: 0,
      borderInlineStart: strong,
    },
  },
});
const height = 'min(31vw, 27.5rem)';
/** No higher than few words beside it, which a higher drawing would leave on bare paper. */
export const low = '17rem';
export const picture = styleVariants({
  whole: [cell, { minBlockSize: '300px', '@media': { [media.desk]: { minBlockSize: height } } }],
  detail: [cell, { aspectRatio: '5 / 3', '@media': { [media.desk]: { aspectRatio: 'auto', minBlockSize: low } } }],
  photograph: [cell],
});
export const drawing = styleVariants({
  whole: { position: 'absolute', inset },
  detail: { position: 'absolute', inset: 0 },
  photograph: {},
});

/** Left out on phones. */
export const roomyOnly = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });
/** What lies over a drawing, as large. */
export const over = style({ position: 'absolute', inset: 0 });
/** Names on a detail, which beside the words is twice as large as on phones, its lettering a little. */
export const names = style([over, { '@media': { [`not ${media.desk}`]: { display: 'none' } } }]);
export const namesSmall = style([over, { '@media': { [media.desk]: { display: 'none' } } }]);
/** From here lettering in half a sheet can be read. */
const roomy = 'screen and (min-width: 71.25em)';
export const bare = style([over, { '@media': { [roomy]: { display: 'none' } } }]);
export const lettered = style([over, { '@media': { [`not ${roomy}`]: { display: 'none' } } }]);
