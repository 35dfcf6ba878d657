import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const stat = style({ display: 'flex', minInlineSize: 0 });
const phone = `not ${media.wide}`;
const between = `${media.wide} and (width < 1024px)`;
const smallDesk = `${media.desk} and (width < 1280px)`;
/** From here a quarter of the sheet has room for a figure and its label side by side. */
const roomy = 'screen and (min-width: 1280px)';
const stacked = { flexDirection: 'column', gap: vars.space[12] } as const;
// The label at the far side of its cell.
const spread = {
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
} as const;
export const layout = styleVariants({
  stack: stacked,
  row: {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[16],
    rowGap: vars.space[12],
  },
  // In half a phone the label stands under the figure.
  halves: { '@media': { [phone]: stacked, [media.wide]: spread } },
  quarters: { '@media': { [phone]: stacked, [between]: spread, [smallDesk]: stacked, [roomy]: spread } },
  // In a third of a window between, too.
  thirds: { '@media': { [phone]: spread, [between]: stacked, [media.desk]: spread } },
  // Figures of several words have no room beside them but on a row of their own.
  words: { '@media': { [phone]: spread, [media.wide]: stacked } },
  callout: { flexDirection: 'column', textAlign: 'end' },
});

// It breaks between words only: "300+" never loses its plus.
export const value = style([type.figure, { overflowWrap: 'break-word' }]);
export const valueLayout = styleVariants({
  stack: {},
  row: {},
  halves: {},
  quarters: {},
  thirds: {},
  words: {},
  // The shelf of a leader line.
  callout: {
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `${vars.stroke.hairline} solid color-mix(in srgb, ${vars.color.text} 62%, transparent)`,
  },
});
export const size = styleVariants({
  large: {},
  medium: { fontSize: `min(${vars.type.figure.size}, ${vars.space[40]})` },
});

export const label = style([type.label, { color: vars.color.muted, overflowWrap: 'break-word' }]);
// Beside its figure it gives way first, down to its longest word, and to half of the cell however long that is.
const beside = { flexShrink: 1000, maxInlineSize: '50%', textAlign: 'end' } as const;
export const labelLayout = styleVariants({
  stack: {},
  row: {},
  halves: { '@media': { [media.wide]: beside } },
  quarters: { '@media': { [between]: beside, [roomy]: beside } },
  thirds: { '@media': { [phone]: beside, [media.desk]: beside } },
  words: { '@media': { [phone]: beside } },
  callout: { paddingBlockStart: vars.space[8] },
});

/** A cell of a StatStrip. */
export const cell = style({
  padding: `${vars.space[20]} ${vars.size.marginNarrow}`,
  '@media': { [media.wide]: { padding: `${vars.space[28]} ${vars.size.inset} ${vars.space[24]}` } },
});
