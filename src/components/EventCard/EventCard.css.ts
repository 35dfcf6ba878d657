import { style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const side = vars.size.marginNarrow;

// Date and seats above words on phones; three columns on a desk, the outer ones quiet.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 6fr) minmax(0, 4fr)' },
  },
});
export const when = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
  padding: `${vars.space[28]} ${side} 0`,
  '@media': { [media.wide]: { padding: `${vars.space[40]} 0 0 ${vars.size.inset}` } },
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
    '@media': { [media.wide]: { flexDirection: 'column' } },
  },
]);

export const words = style({
  minInlineSize: 0,
  padding: `${vars.space[16]} ${side} ${vars.space[28]}`,
  '@media': { [media.wide]: { padding: `${vars.space[40]} ${vars.size.inset}` } },
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

export const seats = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space[24],
  padding: `${vars.space[20]} ${side} ${vars.space[32]}`,
  borderBlockStart: line,
  '@media': {
    [media.wide]: { gridColumn: '2', padding: `${vars.space[24]} ${vars.size.inset} ${vars.space[40]}` },
    [media.desk]: {
      gridColumn: 'auto',
      paddingBlock: vars.space[40],
      borderBlockStart: 0,
      borderInlineStart: strong,
    },
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
// Where the agenda is longer than the seats beside it; elsewhere the list says the same.
export const drawing = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'block',
      marginBlockStart: 'auto',
      marginInline: `calc(-1 * ${vars.size.inset})`,
      marginBlockEnd: `calc(-1 * ${vars.space[40]})`,
      borderBlockStart: line,
    },
  },
});
