import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const pen = (width: number, opacity: number) => ({ strokeWidth: width, strokeOpacity: opacity });

export const scale = style({
  display: 'block',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  fontSize: '1rem',
});
export const span = style({ ...pen(1, 0.72) });
export const planned = style({ ...pen(1, 0.72), strokeDasharray: '4 4' });
export const solid = style({ ...pen(1, 0.72), fill: 'currentColor', fillOpacity: 0.72 });
export const hatch = style({ ...pen(1.1, 0.8), fill: 'none' });
export const axis = style({ overflow: 'visible' });
export const line = style({ ...pen(1, 0.72), vectorEffect: 'non-scaling-stroke' });
export const ticks = style({ ...pen(0.75, 0.5), vectorEffect: 'non-scaling-stroke' });
export const pointer = style({ overflow: 'visible', fill: 'currentColor', stroke: 'none' });
export const mark = style({
  fill: 'currentColor',
  stroke: 'none',
  fontSize: '0.8125rem',
  fontWeight: vars.type.label.weight,
  fontStretch: vars.type.label.width,
  fontVariantNumeric: 'tabular-nums',
});
