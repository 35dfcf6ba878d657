import { globalStyle, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import { visuallyHidden } from '../../theme/visuallyHidden';

const phone = `not ${media.wide}`;
/** All columns fit into one row from this width. */
const roomy = 'screen and (min-width: 75em)';
/** Columns: number, text, features, timeline, price, and result with the link. */
const columns = '3.5rem minmax(0, 4fr) minmax(0, 3fr) minmax(0, 2fr) minmax(8.25rem, 1.3fr) minmax(0, 2.4fr)';

/** Width of the number's column on phones. This column indents only the title. */
const numberWidth = '2.75rem';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${numberWidth} minmax(0, 1fr)`,
  gridTemplateAreas: '"index words" "features features" "facts facts" "result result" "action action"',
  rowGap: vars.space[12],
  padding: `${vars.space[20]} ${inset} ${vars.space[16]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '4rem minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"index words features" ". facts facts" ". result action"',
      columnGap: vars.space[24],
      rowGap: vars.space[24],
      paddingBlock: vars.space[32],
    },
    [roomy]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"index words features timeline start result" ". words features timeline start action"',
      gridTemplateRows: 'auto 1fr',
      rowGap: vars.space[16],
      alignItems: 'first baseline',
    },
  },
});
export const index = style({ gridArea: 'index' });
export const text = style({
  gridArea: 'words',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
});
export const description = style({
  maxInlineSize: characters(38),
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': { [phone]: { maxInlineSize: 'none', marginInlineStart: `-${numberWidth}` } },
});
export const features = style({ gridArea: 'features' });
export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: vars.space[24],
  '@media': {
    [phone]: {
      paddingBlockStart: vars.space[16],
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    },
    [roomy]: { display: 'contents' },
  },
});
export const fact = style({
  minInlineSize: 0,
  '@media': {
    // Puts both terms on one line and gives all scales the same length.
    [phone]: { display: 'contents' },
    [roomy]: {
      selectors: { '&:first-child': { gridArea: 'timeline' }, '&:last-child': { gridArea: 'start' } },
    },
  },
});
export const term = style([
  type.label,
  {
    color: vars.color.muted,
    // Visually hidden, because the column header has the same text.
    '@media': { [phone]: { gridRow: 1 }, [roomy]: visuallyHidden },
  },
]);
export const value = style([
  type.figure,
  {
    fontSize: '1.625rem',
    lineHeight: 1.24,
    letterSpacing: '-0.008em',
    '@media': { [phone]: { gridRow: 2 } },
  },
]);
export const scale = style({
  maxInlineSize: '12.5rem',
  marginBlockStart: vars.space[16],
  color: vars.color.muted,
  '@media': { [phone]: { gridArea: '4 / 1 / 5 / 3', maxInlineSize: 'none' } },
});
globalStyle(`${fact}:last-child > *`, { '@media': { [phone]: { gridColumn: 2 } } });
export const action = style({
  gridArea: 'action',
  '@media': {
    [media.wide]: { justifySelf: 'end', alignSelf: 'end', marginBlock: '-10px' },
    [roomy]: { justifySelf: 'start', alignSelf: 'start', marginBlock: '-0.625rem', whiteSpace: 'nowrap' },
  },
});
export const result = style([
  type.label,
  {
    gridArea: 'result',
    display: 'flex',
    columnGap: vars.space[12],
    fontSize: vars.type.small.size,
    textWrap: 'balance',
    // Space for two lines, which aligns the links of all rows.
    '@media': { [roomy]: { minBlockSize: '2lh', fontSize: '1.0625rem' } },
  },
]);
export const resultTerm = style({ flex: 'none', color: vars.color.muted, '@media': { [roomy]: visuallyHidden } });

export const heads = style([
  type.label,
  {
    display: 'none',
    gridTemplateColumns: columns,
    columnGap: vars.space[24],
    padding: `${vars.space[12]} ${inset}`,
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    color: vars.color.muted,
    '@media': { [roomy]: { display: 'grid' } },
  },
]);
