import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const phone = `not ${media.wide}`;

export const stat = style({ display: 'flex', minInlineSize: 0 });
export const layout = styleVariants({
  stack: { flexDirection: 'column', gap: vars.space[12] },
  row: {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[16],
    rowGap: vars.space[12],
  },
  callout: { flexDirection: 'column', textAlign: 'end' },
});

// Unlike `anywhere`, `break-word` makes the longest word the minimum width, so that "300+" stays whole.
export const value = style([type.figure, { overflowWrap: 'break-word' }]);
export const valueLayout = styleVariants({
  stack: {},
  row: {},
  // Horizontal end of a leader line.
  callout: {
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `${vars.stroke.hairline} solid color-mix(in srgb, ${vars.color.text} 62%, transparent)`,
  },
});
export const size = styleVariants({
  large: {},
  medium: {
    fontSize: `min(${vars.type.figure.size}, ${vars.space[40]})`,
    '@media': { [phone]: { fontSize: `min(${vars.space[40]}, 7.6vw)` } },
  },
  // Fits two figures like "3-9 months" in a row on phones, and three on tablets.
  fit: {
    '@media': {
      [phone]: { fontSize: `min(${vars.type.figure.size}, 7.6vw)` },
      [media.medium]: { fontSize: `min(${vars.type.figure.size}, 4.4vw)` },
    },
  },
});

export const label = style([type.label, { color: vars.color.muted, overflowWrap: 'break-word' }]);
export const labelLayout = styleVariants({
  stack: {},
  row: {},
  callout: { paddingBlockStart: vars.space[8] },
});

export const cell = style({
  padding: `${vars.space[16]} ${vars.size.marginNarrow}`,
  '@media': {
    [phone]: { gap: vars.space[4] },
    [media.wide]: { padding: `${vars.space[28]} ${vars.size.inset} ${vars.space[24]}` },
  },
});
export const beside = style({
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(max-content, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      columnGap: vars.space[16],
    },
    [media.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const line = style([beside, { '@media': { [phone]: { paddingBlock: vars.space[12] } } }]);
const broad = 'screen and (min-width: 77.5em)';
export const row = style({
  '@media': {
    [broad]: {
      display: 'grid',
      gridTemplateColumns: '2fr 3fr',
      alignContent: 'center',
      alignItems: 'baseline',
      columnGap: vars.space[16],
    },
  },
});
globalStyle(`${row} > :nth-child(2)`, { '@media': { [broad]: { fontSize: '1.0625rem' } } });
export const lineValue = style({ '@media': { [phone]: { fontSize: vars.type.title2.size } } });

export const measured = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
/** The scale is beside the figure. */
const inRow = { display: 'grid', gridTemplateColumns: '3fr 5fr', alignItems: 'end', columnGap: vars.space[12] };
export const measuredRow = style({ '@media': { [phone]: inRow } });
export const measuredRowAlways = style([inRow, { '@media': { [media.wide]: { columnGap: vars.space[40] } } }]);
// Aligns the scales of neighboring figures at the bottom.
export const scale = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[28] });
