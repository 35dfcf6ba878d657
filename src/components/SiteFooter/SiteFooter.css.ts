import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const footer = style({
  background: vars.color.canvas,
  color: vars.color.text,
  '@media': { [media.desk]: { paddingBlockEnd: vars.space[56] } },
});

// Each cell draws its left and top line. The block hides the lines at its own edges, which its `overflow` clips.
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'hidden',
  borderBlockStart: strong,
  '@media': {
    [media.wide]: {
      inlineSize: `min(100% - 2 * ${vars.size.margin}, ${vars.size.container})`,
      marginInline: 'auto',
      borderInline: strong,
    },
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', border: strong },
  },
});

const cell: StyleRule = {
  padding: vars.size.marginNarrow,
  marginBlockStart: `calc(-1 * ${vars.stroke.hairline})`,
  marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
  borderBlockStart: strong,
  borderInlineStart: strong,
};
const across = (desk: string, more: StyleRule = {}): StyleRule => ({
  '@media': { [media.wide]: { padding: vars.size.inset }, [media.desk]: { gridColumn: desk, ...more } },
});
const whole: StyleRule = { gridColumn: '1 / -1' };

export const brand = style([
  { ...cell, ...whole, display: 'flex', alignItems: 'center', gap: vars.space[16], paddingBlock: vars.space[24] },
  across('1 / 7', { gap: vars.space[28], paddingBlock: vars.space[40] }),
]);
export const mark = style({ flex: 'none' });
// 52 and 64 px, between the sizes of Logo.
globalStyle(`${mark} > svg`, {
  inlineSize: '52px',
  blockSize: '52px',
  '@media': { [media.desk]: { inlineSize: vars.space[64], blockSize: vars.space[64] } },
});
export const name = style({
  fontSize: vars.space[32],
  lineHeight: 1,
  fontWeight: vars.type.title2.weight,
  fontStretch: vars.type.title2.width,
  letterSpacing: '-0.024em',
  '@media': { [media.desk]: { fontSize: '2.75rem' } },
});
export const tagline = style([
  type.small,
  {
    marginBlockStart: vars.space[8],
    lineHeight: 1.4,
    color: vars.color.muted,
    '@media': { [media.desk]: { fontSize: vars.type.text.size, lineHeight: vars.type.text.line } },
  },
]);

export const stats = style([
  { ...whole, display: 'grid', gridTemplateColumns: 'subgrid' },
  { '@media': { [media.desk]: { gridColumn: '7 / -1' } } },
]);
export const stat = style([
  {
    ...cell,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space[20],
  },
  across('span 3'),
]);
export const statLabel = style([type.label, { color: vars.color.muted }]);
export const figure = style([type.figure]);

export const index = style([{ ...cell, ...whole, scrollMarginBlock: vars.size.header }, across('span 3')]);
export const links = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  // Aligns the two columns with the text of two adjacent cells.
  columnGap: `calc(2 * ${vars.size.marginNarrow})`,
  '@media': {
    [media.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.wide]: { columnGap: `calc(2 * ${vars.size.inset})` },
    // One column where two would break the longest word.
    [media.desk]: { gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))', columnGap: vars.space[16] },
  },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  lineHeight: 1.3,
  textDecorationLine: 'none',
  selectors: { '&[aria-current]': { textDecorationLine: 'underline' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    [media.desk]: { minBlockSize: '36px' },
  },
});

export const office = style([
  { ...cell, display: 'flex', flexDirection: 'column', '@media': { [media.slim]: whole } },
  across('span 3'),
]);
export const city = style({
  fontWeight: vars.type.control.weight,
  fontSize: '1rem',
  '@media': { [media.desk]: { fontSize: vars.type.text.size } },
});
export const role = style([type.small, { color: vars.color.muted }]);
export const coordinates = style([
  type.label,
  { marginBlockStart: 'auto', paddingBlockStart: vars.space[20], color: vars.color.muted, whiteSpace: 'pre-wrap' },
]);

export const start = style([
  {
    ...cell,
    ...whole,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minBlockSize: vars.space[72],
    fontSize: '1.375rem',
    lineHeight: 1.2,
    fontWeight: vars.type.control.weight,
    letterSpacing: '-0.012em',
    textDecorationLine: 'none',
    transition: `background-color ${vars.duration.color} ${vars.easing.out}`,
    ':focus-visible': { outlineOffset: '-5px' },
  },
  across('span 3', { alignItems: 'flex-end' }),
  { '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.band } } } } },
]);
export const startArrow = style({
  display: 'flex',
  transition: `transform ${vars.duration.color} ${vars.easing.out}`,
  '@media': {
    [media.hover]: { selectors: { [`${start}:hover > &`]: { transform: `translateX(${vars.space[4]})` } } },
  },
});

export const legal = style([
  type.small,
  { ...cell, ...whole, alignContent: 'center', fontSize: '0.875rem', color: vars.color.muted },
  across('1 / 7'),
  // Without a theme switch, the legal line also fills the cell of the switch.
  { selectors: { '&:nth-last-child(2)': { '@media': { [media.desk]: { gridColumn: '1 / 10' } } } } },
  { '@media': { [media.noScript]: { gridColumn: '1 / -1' } } },
  { '@media': { [`${media.desk} and ${media.noScript}`]: { gridColumn: '1 / 10' } } },
]);
// Fits five links on one line at 360 px.
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] });
export const theme = style([
  {
    ...cell,
    ...whole,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[16]}`,
  },
  across('span 3', { paddingBlock: vars.space[16] }),
  { '@media': { [media.noScript]: { display: 'none' } } },
]);
export const themeLabel = style([type.label]);
export const page = style([
  {
    ...cell,
    display: 'none',
    alignContent: 'center',
    fontWeight: vars.type.label.weight,
    fontSize: vars.type.text.size,
    lineHeight: 1.3,
    textWrap: 'balance',
  },
  across('-4 / -1', { display: 'grid' }),
]);
