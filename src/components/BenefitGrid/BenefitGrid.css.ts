import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const phone = `not ${media.wide}`;

// No signal color, because all benefits have the same rank.
const ink = { [vars.color.signal]: 'currentColor' };
// The same height in all cells aligns the lines below the drawings.
export const detail = style({
  '@media': {
    // Less padding, because the drawing has its own margin.
    [phone]: { paddingInlineStart: vars.space[12] },
    [media.wide]: {
      blockSize: '26vw',
      padding: `${vars.space[16]} ${vars.size.marginNarrow}`,
      borderBlockEnd: line,
    },
    [media.desk]: { blockSize: 'min(13.9vw, 12.5rem)', paddingInline: vars.size.inset },
  },
  vars: ink,
});
/** Taller drawings for the wider cells of three columns. */
export const three = style({
  '@media': {
    [media.medium]: { blockSize: '13rem', borderBlockEnd: 0 },
    [media.desk]: { blockSize: 'min(20vw, 17.5rem)' },
  },
});
/** On phones, the drawing is beside the text. */
export const illustrated = style({
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: '10.5rem minmax(0, 1fr)' },
    [media.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const pair = style({
  '@media': { [media.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const beside = style({
  '@media': {
    [media.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', blockSize: '100%' },
  },
});
export const before = style({
  '@media': { [media.desk]: { blockSize: 'auto', minBlockSize: '12rem', borderBlockEnd: 0, borderInlineEnd: line } },
});
/** The large cell is as high as the two stacked cells beside it. */
export const high = style({
  '@media': { [media.desk]: { display: 'flex', flexDirection: 'column', blockSize: '100%' } },
});
export const tall = style({
  '@media': {
    [phone]: { padding: `${vars.space[16]} ${vars.size.marginNarrow}`, borderBlockEnd: line },
    [media.desk]: { flex: 1, blockSize: 'auto', minBlockSize: '17.5rem' },
  },
});
/** One drawing above the row, extending to the frame lines. */
export const across = style({
  vars: ink,
  display: 'none',
  marginInline: `calc(-1 * ${fallbackVar(inset, '0px')})`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': { [media.desk]: { display: 'block' } },
});
export const under = style({ '@media': { [media.desk]: { display: 'none' } } });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[8],
  padding: `${vars.space[16]} ${vars.size.marginNarrow}`,
  '@media': {
    [phone]: { alignContent: 'center' },
    [media.wide]: { padding: `${vars.space[24]} ${vars.size.inset} ${vars.space[32]}` },
  },
});
// On tablets, the heading is at the left and the text at the right.
export const row = style({
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[24],
      alignItems: 'baseline',
    },
  },
});
// Smaller padding, because the drawing has its own margin.
globalStyle(`${illustrated} > ${words}`, { '@media': { [phone]: { paddingInlineStart: vars.space[12] } } });
globalStyle(`${beside} > ${words}`, { '@media': { [media.desk]: { alignContent: 'center' } } });
export const description = style({
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: '1rem' } },
});
