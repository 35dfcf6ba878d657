import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { foot, low } from './PageHead.css';

// Heads that put what they show beside their words on tablets already. A file of their own: a page with another head, as
// an article is, has no room for their rules.

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const single = 'minmax(0, 1fr)';

/**
 * Beside wide words a corner of the sheet: five twelfths of it, on wider windows a third. The sheet reaches from frame line to
 * frame line, where the text stands further in.
 */
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
// In broad windows a third of the sheet would leave as much bare paper before it as there are words.
const halves = style({
  ...foot,
  display: 'grid',
  gridTemplateColumns: single,
  '@media': { [media.wide]: { gridTemplateColumns: `${single} ${single}` } },
});
/** Words in a row, without a drawing or above one that runs across the sheet. */
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
// The lead stands where those of sections do, in line with the heading.
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
// Where the words of cells in two columns begin.
globalStyle(`${inRow} > h1 ~ *`, {
  '@media': { [media.desk]: { gridColumn: '7 / -1', marginBlockStart: 0, paddingInlineStart: vars.space[12] } },
});
/** Nothing stands below them: what the page is for follows at once. */
const alone = style([inRow, { '@media': { [media.wide]: { paddingBlockEnd: vars.space[32] } } }]);
// A title above a drawing that has the whole sheet has it too.
const acrossWords = style([inRow, { '@media': { [media.desk]: { alignItems: 'last baseline' } } }]);
globalStyle(`${acrossWords} > h1`, { '@media': { [media.desk]: { fontSize: 'clamp(4.5rem, 7.5vw, 7rem)' } } });
export const words = { across: acrossWords, compact: beside, half: beside, corner: beside, none: alone };

const cell = style({
  position: 'relative',
  // The whole cell is printed on its surface, up to the frame line.
  marginInline: `calc(-1 * ${inset})`,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: strong,
  '@media': {
    [media.wide]: {
      // In line with the lines of cells below, which lie over their last pixel.
      marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
      borderBlockStart: 0,
      borderInlineStart: strong,
    },
  },
});
/** From frame line to frame line. */
const sheet = style({
  position: 'relative',
  marginInline: `calc(-1 * ${inset})`,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: strong,
  '@media': { [media.print]: { display: 'none' } },
});
export const picture = styleVariants({
  // On phones so low that no more than the edges of what is drawn are cut.
  across: [
    sheet,
    { blockSize: '34vw', overflow: 'clip', '@media': { [media.wide]: { blockSize: 'clamp(12rem, 24vw, 26rem)' } } },
  ],
  compact: [cell, { minBlockSize: '300px', '@media': { [media.desk]: { minBlockSize: low } } }],
  // So high that the drawing is nearly as wide as its cell.
  half: [cell, { minBlockSize: '14rem', '@media': { [media.desk]: { minBlockSize: 'clamp(18rem, 25vw, 25rem)' } } }],
  corner: [
    cell,
    {
      minBlockSize: '12rem',
      '@media': {
        [media.wide]: { minBlockSize: '7.5rem' },
        [media.broad]: { minBlockSize: low },
        [media.print]: { display: 'none' },
      },
    },
  ],
});
export const drawing = styleVariants({
  across: { position: 'absolute', inset: 0 },
  // Its letters are no larger than the text beside it.
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

/** A row whose names narrow windows leave out: what is drawn stands in the middle of what is left. */
export const unnamed = style({ '@media': { [`not ${media.desk}`]: { transform: 'translateY(8%)' } } });
