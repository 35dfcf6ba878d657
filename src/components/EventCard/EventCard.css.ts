import { style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const margin = vars.size.marginNarrow;

// The date above the words, and the seats below them; three columns on a desk, the outer ones quiet.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 6fr) minmax(0, 4fr)' },
  },
});
export const when = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
  padding: `${vars.space[28]} ${margin} 0`,
  '@media': {
    [media.wide]: {
      display: 'flex',
      alignItems: 'baseline',
      columnGap: vars.space[24],
      padding: `${vars.space[40]} ${vars.size.inset} 0`,
    },
    [media.desk]: { display: 'grid', padding: `${vars.space[40]} 0 0 ${vars.size.inset}` },
  },
});
// The year wraps first.
export const date = style([type.title3, { textWrap: 'wrap', fontVariantNumeric: 'tabular-nums' }]);
export const hours = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[12],
    color: vars.color.muted,
    '@media': { [media.desk]: { flexDirection: 'column' } },
  },
]);

export const words = style({
  minInlineSize: 0,
  padding: `${vars.space[16]} ${margin} ${vars.space[28]}`,
  '@media': {
    [media.wide]: { padding: `${vars.space[16]} ${vars.size.inset} ${vars.space[40]}` },
    [media.desk]: { paddingBlockStart: vars.space[40] },
  },
});
export const facts = style({ marginBlockEnd: vars.space[12] });
export const description = style({
  marginBlockStart: vars.space[12],
  maxInlineSize: characters(60),
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const label = style([type.label, { color: vars.color.muted, marginBlockEnd: vars.space[8] }]);
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  marginBlockStart: vars.space[24],
});
export const entry = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    columnGap: vars.space[16],
    paddingBlock: vars.space[8],
    borderBlockStart: line,
  },
]);
export const time = style({
  color: vars.color.muted,
  fontStretch: vars.type.label.width,
  fontVariantNumeric: 'tabular-nums',
});
// Name and role on a line each on phones, where some would wrap and others not.
export const speaker = style({ display: 'flex', alignItems: 'center', columnGap: vars.space[12] });
export const portrait = style({ flex: 'none', inlineSize: vars.space[64], border: line });
export const who = style([
  type.small,
  {
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    '@media': { [media.wide]: { flexFlow: 'row wrap', columnGap: vars.space[12] } },
  },
]);
export const speakers = style({ display: 'grid', rowGap: vars.space[12] });
export const name = style({ fontWeight: vars.type.control.weight });
export const role = style({ color: vars.color.muted });

// Seats and drawing side by side on tablets, one above the other elsewhere.
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderBlockStart: line,
  '@media': {
    [media.wide]: { flexDirection: 'row' },
    [media.desk]: { flexDirection: 'column', borderBlockStart: 0, borderInlineStart: strong },
  },
});
export const seats = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space[24],
  padding: `${vars.space[20]} ${margin} ${vars.space[32]}`,
  '@media': {
    [media.wide]: { flex: '1 1 50%', padding: `${vars.space[24]} ${vars.size.inset} ${vars.space[40]}` },
    [media.desk]: { flex: 'none', paddingBlock: vars.space[40] },
  },
});
export const capacity = style({ display: 'grid', rowGap: vars.space[12] });
export const taken = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[12] });
export const figure = style([type.figure, { fontSize: vars.space[40] }]);
export const of = style([type.label, { color: vars.color.muted }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[12],
});
// It takes what the seats leave of the cell, and stands in the middle of that.
export const drawing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  borderBlockStart: line,
  '@media': {
    [media.wide]: { flex: '1 1 50%', borderBlockStart: 0, borderInlineStart: line },
    [media.desk]: { flex: '1 1 auto', borderInlineStart: 0, borderBlockStart: line },
  },
});
