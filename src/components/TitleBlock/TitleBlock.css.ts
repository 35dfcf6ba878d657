import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const block = style({
  display: 'flex',
  borderBlock: strong,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { [media.desk]: { borderInlineStart: strong } },
});
export const layout = styleVariants({ strip: {}, corner: {} });

export const plan = style({
  flex: 'none',
  inlineSize: '5.5rem',
  padding: vars.space[12],
  borderInlineEnd: strong,
  selectors: {
    [`${layout.corner} > &`]: {
      '@media': { [media.desk]: { inlineSize: '9.5rem', padding: `${vars.space[16]} ${vars.space[20]}` } },
    },
  },
});
export const drawing = style({ position: 'relative', blockSize: '100%', minBlockSize: vars.space[72] });
export const light = style({ position: 'absolute', inset: 0 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
});
// Cells meet at hairlines; those at the block's own edge lie outside it.
export const fact = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  marginBlockStart: `calc(-1 * ${vars.stroke.hairline})`,
  marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
  borderBlockStart: strong,
  borderInlineStart: strong,
  paddingBlock: vars.space[12],
  // In line with the words above, where no plan stands before it.
  paddingInline: `${vars.size.marginNarrow} ${vars.space[8]}`,
  '@media': { [media.wide]: { paddingInlineStart: vars.size.inset } },
  selectors: {
    '&:first-child': { flexBasis: '5rem' },
    [`${layout.corner} &`]: {
      '@media': { [media.desk]: { flexBasis: '100%' } },
    },
  },
});
export const term = style([type.label, { color: vars.color.muted }]);
export const value = style([
  type.small,
  { fontVariantNumeric: 'tabular-nums', fontWeight: vars.type.control.weight, overflowWrap: 'anywhere' },
]);
export const first = style([
  value,
  { fontSize: vars.type.title3.size, lineHeight: vars.type.title3.line, fontStretch: vars.type.title3.width },
]);
