import { style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const node = '11px';
const line = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
/** Minimum window width for the drawing. In narrower windows, a plain line joins the steps. */
const roomy = 'screen and (min-width: 75em)';
const between = `${media.wide} and (width < 75em)`;
const phone = `not ${media.wide}`;

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  '@media': {
    [phone]: { marginInlineStart: vars.space[8], marginBlockEnd: vars.space[16], borderInlineStart: line },
    [between]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space[24],
      marginBlockEnd: vars.space[40],
      borderBlockStart: line,
    },
    // Aligned with the drawing: its fourth hour is at 560 of 1280 units, the billing cycle at 928.
    [roomy]: { gridTemplateColumns: 'minmax(0, 560fr) minmax(0, 368fr) minmax(0, 352fr)' },
  },
});
const terminal = {
  content: '',
  position: 'absolute',
  boxSizing: 'border-box',
  inlineSize: node,
  blockSize: node,
  border: `1.25px solid ${vars.color.text}`,
  borderRadius: '50%',
  background: vars.color.surface,
} as const;
const live = { borderColor: vars.color.signal, background: vars.color.signal };
const half = `calc(${node} / -2 - 0.5px)`;
export const step = style({
  position: 'relative',
  '@media': {
    [phone]: {
      paddingInlineStart: vars.space[24],
      paddingBlockEnd: vars.space[20],
      selectors: {
        '&::before': { ...terminal, insetInlineStart: half, insetBlockStart: '10px' },
        '&:first-child::before': live,
      },
    },
    [between]: {
      paddingBlockStart: vars.space[28],
      selectors: {
        '&::before': { ...terminal, insetInlineStart: 0, insetBlockStart: half },
        '&:first-child::before': live,
      },
    },
    [roomy]: {
      // Aligns with the leader line of the drawing below.
      marginInlineStart: '-0.5px',
      borderInlineStart: `1px solid color-mix(in srgb, ${vars.color.text} 75%, transparent)`,
      paddingInline: `${vars.space[16]} ${vars.space[24]}`,
      paddingBlockEnd: vars.space[20],
      // The first step starts after fifteen minutes, in a column of four hours.
      selectors: { '&:first-child': { marginInlineStart: 'calc(100% / 16)' } },
    },
  },
});
export const value = style([type.figure, { display: 'block', '@media': { [phone]: { fontSize: vars.space[32] } } }]);
export const text = style({
  maxInlineSize: characters(44),
  marginBlockStart: vars.space[12],
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': {
    [phone]: { marginBlockStart: vars.space[4] },
    [roomy]: {
      maxInlineSize: characters(36),
    },
  },
});
export const drawing = style({
  display: 'none',
  // The drawing has margins of 12 units; its axis aligns with the text.
  marginInline: 'calc(-100% * 12 / 1280)',
  '@media': { [roomy]: { display: 'block' } },
});
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[28]}`,
  '@media': { [roomy]: { marginBlockStart: vars.space[32] } },
});
