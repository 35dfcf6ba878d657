import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const phone = `not ${media.wide}`;

// Signal is scarce: none of a list of equals has some, or it would seem chosen.
const ink = { [vars.color.signal]: 'currentColor' };
// Every cell's by the same rule, so that the lines of neighbours meet to the pixel.
export const detail = style({
  '@media': {
    // With the drawing's own air, as far from the sheet's edge as the words of other sections.
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
/** Of three the cells are wider. In a window between each is a row, its drawing before its words. */
export const three = style({
  '@media': {
    [media.medium]: { blockSize: '13rem', borderBlockEnd: 0 },
    [media.desk]: { blockSize: 'min(20vw, 17.5rem)' },
  },
});
/** On phones a row, the drawing before the words: as many to a window as the words allow. */
export const illustrated = style({
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: '10.5rem minmax(0, 1fr)' },
    [media.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const pair = style({
  '@media': { [media.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
/** In wide cells too. */
export const beside = style({
  '@media': {
    [media.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', blockSize: '100%' },
  },
});
export const before = style({
  '@media': { [media.desk]: { blockSize: 'auto', minBlockSize: '12rem', borderBlockEnd: 0, borderInlineEnd: line } },
});
/** The large one of three: above its words on phones too, and as high as the two beside it. */
export const high = style({
  '@media': { [media.desk]: { display: 'flex', flexDirection: 'column', blockSize: '100%' } },
});
export const tall = style({
  '@media': {
    [phone]: { padding: `${vars.space[16]} ${vars.size.marginNarrow}`, borderBlockEnd: line },
    [media.desk]: { flex: 1, blockSize: 'auto', minBlockSize: '17.5rem' },
  },
});
/** One drawing over the row, out to the frame lines. */
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
// One below the other in a window between: title at the left, text at the right, as in a specification.
export const row = style({
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[24],
      alignItems: 'baseline',
    },
  },
});
// Beside a drawing, which has air of its own.
globalStyle(`${illustrated} > ${words}`, { '@media': { [phone]: { paddingInlineStart: vars.space[12] } } });
globalStyle(`${beside} > ${words}`, { '@media': { [media.desk]: { alignContent: 'center' } } });
export const description = style({
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: '1rem' } },
});
