import { globalStyle, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inkStart } from '../../theme/inkStart';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const margin = vars.size.marginNarrow;

const phone = `not ${media.wide}`;

// On phones the drawing, then the date, the words, the speakers and the seats. On tablets seats and drawing stand beside the
// words, with the speakers below both; on a desk the speakers have what the date leaves of its column.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"when when" "words side" "who side"',
      gridTemplateRows: 'auto 1fr auto',
    },
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
      gridTemplateAreas: '"when words side" "who words side"',
      gridTemplateRows: '1fr auto',
    },
  },
});
export const when = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
  padding: `${vars.space[20]} ${margin} 0`,
  '@media': {
    [phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${vars.space[12]}`,
    },
    [media.wide]: {
      display: 'flex',
      gridArea: 'when',
      alignItems: 'baseline',
      columnGap: vars.space[24],
      padding: `${vars.space[20]} ${vars.size.inset}`,
      borderBlockEnd: line,
    },
    [media.desk]: { display: 'grid', padding: `${vars.space[32]} ${vars.size.inset} 0`, borderBlockEnd: 0 },
  },
});
export const date = style([type.title3, { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
export const hours = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[12],
    color: vars.color.muted,
    '@media': {
      [phone]: { flexDirection: 'column', textAlign: 'end' },
      [media.desk]: { flexDirection: 'column' },
    },
  },
]);

export const words = style({
  minInlineSize: 0,
  padding: `${vars.space[12]} ${margin} ${vars.space[20]}`,
  '@media': {
    [media.wide]: { gridArea: 'words', padding: `${vars.space[24]} ${vars.size.inset}` },
    [media.desk]: { display: 'flex', flexDirection: 'column', paddingBlock: vars.space[32], borderInlineStart: line },
  },
});
export const facts = style({
  marginBlockEnd: vars.space[12],
  '@media': { [phone]: { marginBlockEnd: vars.space[4] } },
});
export const description = style({
  marginBlockStart: vars.space[12],
  '@media': { [phone]: { marginBlockStart: vars.space[8] } },
  maxInlineSize: characters(60),
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'balance',
});
export const label = style([type.label, { color: vars.color.muted, marginBlockEnd: vars.space[8] }]);
// On a desk it ends where the speakers do.
export const agenda = style({
  marginBlockStart: vars.space[24],
  '@media': {
    [phone]: { marginBlockStart: vars.space[16] },
    [media.desk]: { marginBlockStart: 'auto', paddingBlockStart: vars.space[24] },
  },
});
export const who = style({
  padding: `0 ${margin} ${vars.space[20]}`,
  '@media': {
    [media.wide]: { gridArea: 'who', padding: `0 ${vars.size.inset} ${vars.space[28]}` },
    [media.desk]: { paddingBlockEnd: vars.space[32] },
  },
});
export const entry = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    columnGap: vars.space[16],
    paddingBlock: vars.space[8],
    borderBlockStart: line,
    '@media': {
      [phone]: { gridTemplateColumns: '2.75rem minmax(0, 1fr)', paddingBlock: vars.space[4] },
      [media.desk]: { paddingBlock: vars.space[12] },
    },
  },
]);
export const time = style({
  color: vars.color.muted,
  fontStretch: vars.type.label.width,
  fontVariantNumeric: 'tabular-nums',
});
// Two speakers beside each other on phones, where their roles are set narrower.
export const speaker = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[12],
  '@media': { [phone]: { alignItems: 'start', columnGap: vars.space[8] } },
});
export const portrait = style({
  flex: 'none',
  inlineSize: vars.space[64],
  border: line,
  '@media': { [phone]: { inlineSize: vars.space[48] } },
});
export const speakerWords = style([
  type.small,
  {
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    '@media': { [phone]: { fontStretch: vars.type.label.width, lineHeight: 1.3 } },
  },
]);
export const speakers = style({
  display: 'grid',
  rowGap: vars.space[12],
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[12] } },
});
export const name = style({ fontWeight: vars.type.control.weight });
export const role = style({ color: vars.color.muted });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderBlockStart: line,
  '@media': {
    // Its drawing goes before the card's words, and its seats stay below them.
    [phone]: { display: 'contents' },
    [media.wide]: { gridArea: 'side', borderBlockStart: 0, borderInlineStart: line },
    [media.desk]: { borderInlineStart: strong },
  },
});
export const seats = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space[24],
  padding: `${vars.space[16]} ${margin} ${vars.space[24]}`,
  '@media': {
    [phone]: { gap: vars.space[16], borderBlockStart: line },
    [media.wide]: { padding: `${vars.space[24]} ${vars.size.inset}` },
    [media.desk]: { paddingBlock: `${vars.space[32]} ${vars.space[28]}` },
  },
});
export const capacity = style({
  display: 'grid',
  rowGap: vars.space[12],
  '@media': { [phone]: { gridTemplateColumns: '1fr auto', alignItems: 'baseline' } },
});
// On phones those left stand on the line of those taken, above the scale.
globalStyle(`${capacity} > svg`, { '@media': { [phone]: { gridArea: '2 / 1 / 3 / 3' } } });
export const taken = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[12] });
export const figure = style([
  type.figure,
  { fontSize: vars.space[40], '@media': { [phone]: { fontSize: vars.space[32] } } },
]);
export const of = style([type.label, { color: vars.color.muted }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[12],
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'stretch',
      columnGap: vars.space[8],
    },
  },
});
// Before a cell its words stay on one line at 360 px.
globalStyle(`${actions} > * > :first-child:not(:last-child)`, {
  '@media': { [phone]: { paddingInline: `${vars.space[12]} ${vars.space[4]}`, fontStretch: vars.type.label.width } },
});
// It takes what the seats leave of the cell, and stands in the middle of that.
export const drawing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  borderBlockStart: line,
  '@media': {
    [phone]: { order: -1, borderBlockStart: 0, borderBlockEnd: line },
    [media.wide]: { flex: 1 },
  },
});
globalStyle(`${drawing} > svg`, { '@media': { [media.wide]: inkStart(vars.size.inset) } });
