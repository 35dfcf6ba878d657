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

const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
});
// Cells meet at hairlines; those at the block's own edge lie outside it.
const fact = style({
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
    // More than two would be a second row, in one typeface and not in the other.
    [`not ${media.wide}`]: { selectors: { '&:nth-child(n + 3)': { display: 'none' } } },
    [media.wide]: { paddingBlock: vars.space[12], paddingInlineStart: vars.size.inset },
  },
});
/** The number is short: the rest is the date's, which else would reach to the frame. */
const short = { '&:first-child': { flex: '0 1 5rem' } };

/** Beside a plan. */
export const beside = {
  facts,
  fact: style([fact, { selectors: short }]),
};
/** Without one: on phones in halves, from 1024 px in quarters, as figures below them stand. */
export const alone = {
  facts: style([
    facts,
    {
      '@media': {
        [media.desk]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          // Quarters of the whole sheet, of which the block leaves the frame lines in view.
          marginInline: `calc(-1 * ${vars.stroke.hairline})`,
        },
      },
    },
  ]),
  fact: style([
    fact,
    {
      '@media': {
        [media.wide]: { selectors: short },
        [media.desk]: { selectors: { '&:last-child:not(:nth-child(4))': { gridColumn: '3 / -1' } } },
        // A third of the narrowest desks has no room for a date in two quarters.
        [`${media.desk} and (width < 1240px)`]: {
          selectors: { '&:last-child:nth-child(2)': { gridColumn: '2 / -1' } },
        },
      },
    },
  ]),
};
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
