import { style } from '@vanilla-extract/css';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
});
// Keeps the stroke width constant at every size.
export const line = style({ vectorEffect: 'non-scaling-stroke' });
