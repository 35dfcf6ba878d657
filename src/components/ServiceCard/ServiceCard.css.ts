import { style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;

const phone = `not ${media.wide}`;

export const card = style({
  display: 'grid',
  '@media': {
    // On phones, the drawing is beside the metrics, below the text.
    [phone]: {
      gridTemplate:
        '"words words" auto "picture metrics" 1fr "action metrics" auto / minmax(0, 6fr) minmax(10.25rem, 5fr)',
    },
    [media.wide]: {
      gridTemplate: '"picture words" 1fr "picture action" auto "metrics metrics" auto / minmax(0, 1fr) minmax(0, 1fr)',
    },
    [media.desk]: {
      gridTemplate:
        '"picture words metrics" auto "picture action metrics" 1fr / minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
    },
  },
});
export const picture = style({
  gridArea: 'picture',
  alignSelf: 'center',
  minInlineSize: 0,
  padding: vars.space[8],
  '@media': {
    [media.wide]: { padding: vars.space[12] },
  },
});
export const text = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  padding: `${vars.space[20]} ${vars.size.marginNarrow} 0`,
  '@media': {
    [phone]: { borderBlockEnd: line },
    [media.wide]: { padding: `${vars.space[32]} ${vars.size.inset} 0`, borderInlineStart: strong },
    [media.desk]: { borderInlineEnd: strong },
  },
});
export const title = style({ display: 'flex', alignItems: 'baseline', columnGap: vars.space[16] });
export const description = style({
  maxInlineSize: characters(46),
  marginBlockStart: vars.space[12],
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
export const features = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[24],
  inlineSize: '100%',
  marginBlock: `${vars.space[20]} ${vars.space[12]}`,
  listStyle: 'none',
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[16],
      marginBlock: `${vars.space[8]} ${vars.space[12]}`,
      fontStretch: vars.type.label.width,
    },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const feature = style({
  position: 'relative',
  paddingBlock: vars.space[4],
  paddingInlineStart: vars.space[16],
  fontSize: '1rem',
  lineHeight: 1.4,
  '@media': { [phone]: { fontSize: '0.9375rem' } },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: `calc(${vars.space[4]} + 0.7em)`,
    inlineSize: '7px',
    borderBlockStart: `${vars.stroke.hairline} solid currentColor`,
  },
});
export const action = style({
  gridArea: 'action',
  padding: `0 ${vars.size.marginNarrow} ${vars.space[4]}`,
  '@media': {
    [media.wide]: {
      padding: `0 ${vars.size.inset} ${vars.space[20]}`,
      borderInlineStart: strong,
    },
    [media.desk]: { borderInlineEnd: strong },
  },
});
export const metrics = style({
  gridArea: 'metrics',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [phone]: { borderInlineStart: line },
    [media.wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderBlockStart: strong,
    },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', borderBlockStart: 0 },
  },
});
export const metric = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  padding: `${vars.space[16]} ${vars.size.marginNarrow}`,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: line },
  },
  '@media': {
    [phone]: { padding: `${vars.space[12]} ${vars.size.marginNarrow} ${vars.space[12]} ${vars.space[16]}` },
    [media.wide]: { paddingInline: vars.size.inset },
    [media.medium]: {
      justifyContent: 'flex-start',
      selectors: { '&&': { borderBlockStart: 0 }, '&:not(:first-child)': { borderInlineStart: line } },
    },
  },
});
export const term = style([type.label, { color: vars.color.muted }]);
export const value = style([
  type.figure,
  {
    // Keeps "implementations" on one line.
    fontSize: 'clamp(1.25rem, 3.2vw, 1.5rem)',
    lineHeight: 1.24,
    textWrap: 'balance',
    letterSpacing: '-0.008em',
  },
]);
export const scale = style({ marginBlockStart: vars.space[8], color: vars.color.muted });
