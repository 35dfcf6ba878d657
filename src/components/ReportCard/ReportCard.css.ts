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

// Drawing, words, file and findings one below the other on phones; file under drawing and findings below both
// on tablets. On a desk findings stand beside the words, and the file is a strip under both.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [query.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: 'auto 1fr auto' },
    [query.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
      gridTemplateRows: '1fr auto',
    },
  },
});
export const media = style({
  borderBlockEnd: line,
  // Beside the findings the file has the line, so that both lines are one.
  '@media': {
    [query.wide]: { gridColumn: 1, gridRow: 1, borderBlockEnd: 0 },
    [query.desk]: { display: 'grid', alignContent: 'center', gridRow: '1 / 3' },
  },
});
export const words = style([
  pad,
  {
    // A click anywhere on it follows the title.
    position: 'relative',
    minInlineSize: 0,
    '@media': {
      [query.wide]: { gridColumn: 2, gridRow: '1 / 3', borderInlineStart: line },
      [query.desk]: { gridRow: 1 },
    },
    // Without findings the words have their place too.
    selectors: { '&:nth-last-child(2)': { '@media': { [query.desk]: { gridColumn: '2 / 4' } } } },
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
    [query.desk]: {
      gridColumn: '2 / 4',
      alignItems: 'center',
      paddingBlock: vars.space[12],
      borderInlineStart: line,
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
    '@media': { 'screen and (min-width: 1200px)': { marginInlineStart: 'auto' } },
  },
]);
export const findings = style([
  pad,
  {
    borderBlockStart: line,
    '@media': {
      [query.wide]: { gridColumn: '1 / -1', gridRow: 3 },
      [query.desk]: { gridColumn: 3, gridRow: 1, borderBlockStart: 0, borderInlineStart: line },
    },
  },
]);
export const label = style([type.label, { marginBlockEnd: vars.space[4] }]);
export const list = style({ counterReset: 'finding' });
export const finding = style([
  type.small,
  {
    position: 'relative',
    counterIncrement: 'finding',
    paddingBlock: vars.space[12],
    paddingInlineStart: vars.space[28],
    lineHeight: 1.45,
    selectors: { '&:not(:first-child)': { borderBlockStart: line } },
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
