import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const phone = `not ${media.wide}`;
/** On tablets each plan is a row, with the price at the left and the features at the right. */
const inRow = (gridArea: string) => ({ [media.medium]: { gridArea } });

export const plan = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  padding: `${vars.space[28]} ${vars.size.marginNarrow} ${vars.space[32]}`,
  color: vars.color.text,
  // The highlighted card covers the lines above and below it.
  selectors: {
    '&[data-surface]': {
      marginBlock: '-1px',
      paddingBlock: `calc(${vars.space[28]} + 1px) calc(${vars.space[32]} + 1px)`,
      background: vars.color.raised,
      boxShadow: `inset 0 0 0 ${vars.stroke.hairline} ${vars.color.control}`,
    },
  },
  '@media': {
    [phone]: {
      paddingBlock: `${vars.space[20]} ${vars.space[24]}`,
      selectors: { '&[data-surface]': { paddingBlock: `calc(${vars.space[20]} + 1px) calc(${vars.space[24]} + 1px)` } },
    },
    [media.wide]: {
      padding: `${vars.space[32]} ${vars.size.inset} ${vars.space[40]}`,
      selectors: {
        '&[data-surface]': { paddingBlock: `calc(${vars.space[32]} + 1px) calc(${vars.space[40]} + 1px)` },
      },
    },
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateAreas: '"head features" "price features" "sla features" "action features"',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: vars.space[40],
    },
    [media.desk]: {
      // Also covers the line at the end of the previous cell.
      selectors: {
        '&[data-surface]': { marginInlineStart: '-1px', paddingInlineStart: `calc(${vars.size.inset} + 1px)` },
      },
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  minBlockSize: vars.space[32],
  '@media': inRow('head'),
});
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[8],
  marginBlockStart: vars.space[24],
  fontStretch: vars.type.label.width,
  '@media': {
    [phone]: { marginBlockStart: vars.space[16] },
    [media.wide]: { marginBlockStart: vars.space[32] },
    ...inRow('price'),
  },
});
// Not taller than the amount, so that cards with and without this text align.
export const priceAffix = style({ color: vars.color.muted, lineHeight: 1 });
export const amount = style([type.figure, { '@media': { [phone]: { fontSize: '2.25rem' } } }]);
export const sla = style({
  marginBlockStart: vars.space[28],
  '@media': {
    [phone]: { marginBlockStart: vars.space[16] },
    ...inRow('sla'),
  },
});
export const slaLabel = style([type.label, { marginBlockEnd: vars.space[8] }]);
/** Aligns the scale with those that have a pointer above them. */
export const pendingLabel = style([type.label, { marginBlockEnd: `calc(${vars.space[8]} + 0.875rem)` }]);
export const features = style({
  marginBlock: `${vars.space[20]} ${vars.space[32]}`,
  listStyle: 'none',
  '@media': {
    [phone]: { marginBlock: `${vars.space[12]} ${vars.space[16]}` },
    [media.medium]: { gridArea: 'features', marginBlock: 0 },
  },
});
export const feature = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  fontSize: '1.0625rem',
  lineHeight: 1.35,
  '@media': { [phone]: { paddingBlock: vars.space[8], fontSize: '1rem' } },
});
export const icon = style({ flex: 'none', color: vars.color.muted, transform: 'translateY(1px)' });
export const text = style({ minInlineSize: 0, textWrap: 'pretty' });
export const action = style({
  marginBlockStart: 'auto',
  '@media': { [media.medium]: { gridArea: 'action', paddingBlockStart: vars.space[24] } },
});
