import { style } from '@vanilla-extract/css';
import { media as query } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const pad = {
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[28]}`,
  '@media': { [query.wide]: { padding: `${vars.space[28]} ${vars.size.inset} ${vars.space[32]}` } },
};

// Drawing above words on phones, beside them on tablets with the findings below, three columns on a desk.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [query.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [query.desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)' },
  },
});
export const media = style({
  borderBlockEnd: line,
  '@media': { [query.wide]: { borderBlockEnd: 0, borderInlineEnd: line, alignSelf: 'start' } },
});
export const words = style([pad, { display: 'flex', flexDirection: 'column', minInlineSize: 0 }]);
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
  marginBlock: `${vars.space[12]} ${vars.space[16]}`,
  color: vars.color.muted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const download = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space[20],
  rowGap: vars.space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[24],
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
      [query.wide]: { gridColumn: '1 / -1' },
      [query.desk]: { gridColumn: 'auto', borderBlockStart: 0, borderInlineStart: strong },
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
