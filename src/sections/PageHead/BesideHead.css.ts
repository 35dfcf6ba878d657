import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { foot, lowHeight } from './PageHead.css';

// Layouts of PageHead except `whole`, `detail` and photographs, which are in `PageHead.css.ts`.

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const single = 'minmax(0, 1fr)';

/** Text with a narrower drawing beside it. The drawing takes five twelfths of the width, or a third on desktop. */
const narrow = style({
  ...foot,
  display: 'grid',
  gridTemplateColumns: single,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `${single} calc(500% / 12 - ${vars.size.inset} / 6)`,
    },
    [media.desk]: { gridTemplateColumns: `${single} calc(100% / 3 - ${vars.size.inset} / 3)` },
  },
});
const halves = style({
  ...foot,
  display: 'grid',
  gridTemplateColumns: single,
  '@media': { [media.wide]: { gridTemplateColumns: `${single} ${single}` } },
});
/** Text at full width, without a drawing or above a drawing of full width. */
const row = style({ ...foot, display: 'grid', gridTemplateColumns: single });
export const head = {
  across: row,
  compact: halves,
  half: halves,
  corner: style([
    narrow,
    { '@media': { [media.broad]: { gridTemplateColumns: `${single} calc(500% / 12 - ${vars.size.inset} / 6)` } } },
  ]),
  none: row,
};

const beside = style({
  display: 'grid',
  gridTemplateColumns: single,
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
  '@media': {
    [media.wide]: {
      paddingBlock: `${vars.space[56]} ${vars.space[64]}`,
      paddingInlineEnd: vars.space[12],
    },
  },
});
// Heading and lead are aligned as in sections.
const inRow = style({
  display: 'grid',
  gridTemplateColumns: single,
  minInlineSize: 0,
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[56]} ${vars.space[48]}` },
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${inRow} > :is(nav, :first-child)`, { '@media': { [media.desk]: { gridColumn: '1 / -1' } } });
globalStyle(`${inRow} > h1`, { '@media': { [media.desk]: { gridColumn: '1 / 7' } } });
// Starts where the second column starts in sections with two columns.
globalStyle(`${inRow} > h1 ~ *`, {
  '@media': { [media.desk]: { gridColumn: '7 / -1', marginBlockStart: 0, paddingInlineStart: vars.space[12] } },
});
/** Less space below, because the main content follows directly. */
const alone = style([inRow, { '@media': { [media.wide]: { paddingBlockEnd: vars.space[32] } } }]);
// The title above a full-width drawing is larger.
const acrossWords = style([inRow, { '@media': { [media.desk]: { alignItems: 'last baseline' } } }]);
globalStyle(`${acrossWords} > h1`, { '@media': { [media.desk]: { fontSize: 'clamp(4.5rem, 7.5vw, 7rem)' } } });
export const words = { across: acrossWords, compact: beside, half: beside, corner: beside, none: alone };

const cell = style({
  position: 'relative',
  // The surface extends to the frame line.
  marginInline: `calc(-1 * ${inset})`,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: strong,
  '@media': {
    [media.wide]: {
      // Aligns with the lines between the cells below, which cover the last pixel of a cell.
      marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
      borderBlockStart: 0,
      borderInlineStart: strong,
    },
  },
});
/** Extends to the frame lines. */
const fullWidth = style({
  position: 'relative',
  marginInline: `calc(-1 * ${inset})`,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: strong,
  '@media': { [media.print]: { display: 'none' } },
});
export const picture = styleVariants({
  // At this height, phones crop only the margins of the drawing.
  across: [
    fullWidth,
    { blockSize: '34vw', overflow: 'clip', '@media': { [media.wide]: { blockSize: 'clamp(12rem, 24vw, 26rem)' } } },
  ],
  compact: [cell, { minBlockSize: '300px', '@media': { [media.desk]: { minBlockSize: lowHeight } } }],
  // High enough that the drawing nearly fills the width of its cell.
  half: [cell, { minBlockSize: '14rem', '@media': { [media.desk]: { minBlockSize: 'clamp(18rem, 25vw, 25rem)' } } }],
  corner: [
    cell,
    {
      minBlockSize: '12rem',
      '@media': {
        [media.wide]: { minBlockSize: '7.5rem' },
        [media.broad]: { minBlockSize: lowHeight },
        [media.print]: { display: 'none' },
      },
    },
  ],
});
export const drawing = styleVariants({
  across: { position: 'absolute', inset: 0 },
  // At this maximum width, the labels are not larger than the text beside them.
  compact: { position: 'absolute', inset, margin: 'auto', maxInlineSize: '28.5rem' },
  half: {
    position: 'absolute',
    inset: `${vars.space[8]} ${vars.space[12]}`,
    '@media': { [media.desk]: { inset: `${vars.space[20]} ${inset}` } },
  },
  corner: {
    position: 'absolute',
    inset: `${vars.space[4]} ${vars.space[12]}`,
    '@media': {
      [media.wide]: { inset: vars.space[12] },
      [media.broad]: { inset: vars.space[20], margin: 'auto', maxInlineSize: '34rem' },
    },
  },
});

/** Centers the drawing where its labels are hidden. */
export const withoutLabels = style({ '@media': { [`not ${media.desk}`]: { transform: 'translateY(8%)' } } });
