import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media';

const tint = (share: string) => `color-mix(in srgb, currentcolor ${share}, transparent)`;

/** Hover and press states of a plain button or row. On touch screens, the press is the only feedback. */
export const pressable = {
  ':active': { background: tint('14%') },
  // Excludes :active, so that the pressed style applies under a mouse pointer.
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { background: tint('7%') } } } },
} satisfies StyleRule;
