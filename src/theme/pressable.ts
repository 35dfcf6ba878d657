import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media';

const tint = (share: string) => `color-mix(in srgb, currentcolor ${share}, transparent)`;

/**
 * How a bare button or row answers a pointer and a press, on any surface: in the color of its own words. On a phone, where
 * nothing can be pointed at, the press is the only answer.
 */
export const pressable = {
  ':active': { background: tint('14%') },
  // Who presses with a mouse points as well: the press has to show.
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { background: tint('7%') } } } },
} satisfies StyleRule;
