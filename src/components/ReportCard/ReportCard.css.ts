import { style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media as query } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const pad = {
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[28]}`,
  '@media': { [query.wide]: { padding: `${vars.space[28]} ${vars.size.inset} ${vars.space[32]}` } },
};

// Drawing, words, file and findings one below the other on phones; file under drawing on wider windows, findings below
// both on tablets and under the words on a desk, where they stand beside each other.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [query.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: 'auto 1fr auto' },
    [query.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const media = style({
  borderBlockEnd: line,
  // Beside the findings the file has the line, so that both lines are one.
  '@media': { [query.wide]: { gridColumn: 1, gridRow: 1, borderBlockEnd: 0 } },
});
export const words = style([
  pad,
  {
    minInlineSize: 0,
    '@media': {
      [query.wide]: { gridColumn: 2, gridRow: '1 / 3', borderInlineStart: line },
      [query.desk]: { gridRow: 1 },
    },
    // Without findings the words have their place too.
    selectors: { '&:nth-last-child(2)': { '@media': { [query.desk]: { gridRow: '1 / 3' } } } },
  },
]);
export const facts = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    marginBlockEnd: vars.space[12],
  },
]);
export const quiet = style({ color: vars.color.muted });
export const description = style({
  maxInlineSize: characters(62),
  marginBlock: `${vars.space[12]} ${vars.space[16]}`,
  color: vars.color.muted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'balance',
});
export const download = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space[20],
  rowGap: vars.space[8],
  padding: `0 ${vars.size.marginNarrow} ${vars.space[28]}`,
  '@media': {
    [query.wide]: {
      gridColumn: 1,
      gridRow: 2,
      alignContent: 'start',
      padding: `${vars.space[24]} ${vars.size.inset}`,
      borderBlockStart: line,
    },
  },
});
export const file = style([
  type.label,
  {
    display: 'grid',
    rowGap: vars.space[4],
    color: vars.color.muted,
    alignContent: 'center',
    minBlockSize: vars.size.target,
  },
]);
export const findings = style([
  pad,
  {
    borderBlockStart: line,
    '@media': {
      [query.wide]: { gridColumn: '1 / -1', gridRow: 3 },
      [query.desk]: { gridColumn: 2, gridRow: 2, borderInlineStart: line },
    },
  },
]);
export const label = style([type.label, { marginBlockEnd: vars.space[4] }]);
export const list = style({
  counterReset: 'finding',
  '@media': {
    [query.desk]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});
export const finding = style([
  type.small,
  {
    position: 'relative',
    counterIncrement: 'finding',
    paddingBlock: vars.space[12],
    paddingInlineStart: vars.space[28],
    lineHeight: 1.45,
    selectors: {
      '&:not(:first-child)': {
        borderBlockStart: line,
        '@media': { [query.desk]: { borderBlockStart: 0 } },
      },
    },
    '::before': {
      content: 'counter(finding)',
      position: 'absolute',
      insetInlineStart: 0,
      color: vars.color.muted,
      fontStretch: vars.type.label.width,
      fontVariantNumeric: 'tabular-nums',
    },
  },
]);
