import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const block = style({
  display: 'flex',
  borderBlockStart: strong,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { [media.desk]: { borderInlineStart: strong } },
});

export const plan = style({
  flex: 'none',
  // In line with the words above.
  inlineSize: `calc(${vars.size.marginNarrow} + 3.5rem)`,
  padding: `${vars.space[4]} ${vars.space[8]} ${vars.space[4]} ${vars.size.marginNarrow}`,
  borderInlineEnd: strong,
  '@media': { [media.wide]: { inlineSize: '5.5rem', padding: vars.space[12] } },
});
export const drawing = style({
  position: 'relative',
  blockSize: '100%',
  minBlockSize: vars.space[32],
  '@media': { [media.wide]: { minBlockSize: vars.space[72] } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: {
    '&:first-child': {
      '@media': { [media.desk]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});
// Cells meet at hairlines; those at the block's own edge lie outside it.
export const fact = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  marginBlockStart: `calc(-1 * ${vars.stroke.hairline})`,
  marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
  borderBlockStart: strong,
  borderInlineStart: strong,
  paddingBlock: vars.space[8],
  // In line with the words above, where no plan stands before it.
  paddingInline: `${vars.size.marginNarrow} ${vars.space[8]}`,
  '@media': {
    [media.wide]: { paddingBlock: vars.space[12], paddingInlineStart: vars.size.inset },
  },
  selectors: {
    // The number is short: the rest is the date's, which else would reach to the frame.
    '&:first-child': { flex: '0 1 5rem' },
    // Without a plan a fact is one line on phones, all of them within the page's margins at 360 px.
    [`${facts}:first-child > &`]: {
      '@media': {
        [`not ${media.wide}`]: { display: 'flex', alignItems: 'baseline', columnGap: vars.space[4], flex: '1 1 auto' },
      },
    },
    // In quarters of what they run across, as figures below them are.
    [`${facts}:first-child > &:last-child:not(:nth-child(4))`]: {
      '@media': { [media.desk]: { gridColumn: '3 / -1' } },
    },
  },
});
export const term = style([type.label, { color: vars.color.muted }]);
export const value = style([
  type.small,
  {
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    // Or the year of a day would stand alone.
    textWrap: 'balance',
  },
]);
