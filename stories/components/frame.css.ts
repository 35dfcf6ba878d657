import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/vars.css';

/** Row for a menu of the header, as in SiteHeader. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[24],
  position: 'relative',
  maxInlineSize: '1328px',
  minBlockSize: vars.size.header,
  marginInline: 'auto',
  paddingInline: vars.size.inset,
});
export const room = style({ minBlockSize: 'min(560px, 100vh)' });
export const page = style({ minBlockSize: '200vh', background: vars.color.canvas, color: vars.color.text });
export const words = style({ paddingInline: vars.size.inset });
/** Section below a transparent header. */
export const first = style({ minBlockSize: '900px', background: vars.color.canvas });
