import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const block = style({
  position: 'relative',
  borderBlockStart: strong,
  background: vars.color.surface,
  color: vars.color.text,
});

/** In line with the words above, and within the cell of the number: it adds nothing to the height of the row. */
export const plan = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.size.marginNarrow,
  inlineSize: vars.space[40],
  blockSize: vars.space[40],
  '@media': {
    [media.wide]: { insetInlineStart: vars.size.inset, inlineSize: vars.space[48], blockSize: '3.25rem' },
  },
});

const wrapped = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
});
// Cells meet at hairlines; those at the block's own edge lie outside it.
const cell = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  marginBlockStart: `calc(-1 * ${vars.stroke.hairline})`,
  marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
  borderBlockStart: strong,
  borderInlineStart: strong,
  paddingBlock: vars.space[8],
  // In line with the words above.
  paddingInline: `${vars.size.marginNarrow} ${vars.space[8]}`,
  '@media': {
    [media.wide]: {
      paddingBlock: vars.space[12],
      paddingInlineStart: vars.size.inset,
      selectors: { '&:first-child': { flex: '0 1 5rem' } },
    },
  },
});
/** The number is short: the rest is the date's. On phones in halves, from 1024 px in quarters, as figures below them stand. */
export const facts = style([
  wrapped,
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
]);
/** In halves on phones, however many have come: a cell that grows would give way to the next one. */
export const numbered = style([
  cell,
  { '@media': { [`not ${media.wide}`]: { flex: `0 0 calc(50% + ${vars.stroke.hairline})` } } },
]);
/** Phones have room for two: others would be a second row, in one typeface and not in the other. */
export const notOnPhones = style([cell, { '@media': { [`not ${media.wide}`]: { display: 'none' } } }]);
/** The last of fewer than four has the quarters that are left. */
export const widest = style({
  '@media': {
    [media.desk]: { gridColumn: '3 / -1' },
    // A third of the narrowest desks has no room for a date in two quarters.
    [`${media.desk} and (width < 1240px)`]: { selectors: { '&:nth-child(2)': { gridColumn: '2 / -1' } } },
  },
});
const afterPlan = (margin: string, width: string) => ({
  '&:first-child': { flex: '0 1 8.5rem', paddingInlineStart: `calc(${margin} + ${width} + ${vars.space[16]})` },
});
/** With a plan in the first cell. */
export const planned = style([
  cell,
  {
    '@media': {
      [`not ${media.wide}`]: { selectors: afterPlan(vars.size.marginNarrow, vars.space[40]) },
      [media.wide]: { selectors: afterPlan(vars.size.inset, vars.space[48]) },
    },
  },
]);
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
