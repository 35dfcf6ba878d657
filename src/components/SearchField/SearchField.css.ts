import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '../../theme/pressable';
import { vars } from '../../theme/vars.css';

export const body = style({ position: 'relative', marginBlockStart: vars.space[8] });

// Space for the icon at the end.
export const input = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&&': { paddingInlineEnd: vars.space[48], minHeight: vars.space[48], fontSize: '1rem' } },
});
// The browser's clear button has no accessible name and is too small.
globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' });

const end = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[48],
} as const;
export const icon = style({
  ...end,
  pointerEvents: 'none',
  selectors: { [`${input}:not(:placeholder-shown) ~ &`]: { display: 'none' } },
});
export const clear = style([
  pressable,
  {
    ...end,
    ':focus-visible': { outlineOffset: '-8px' },
    selectors: { [`${input}:placeholder-shown ~ &`]: { display: 'none' } },
  },
]);
