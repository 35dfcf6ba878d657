import { style } from '@vanilla-extract/css';
import { type } from '../../src/theme/type.css';
import { vars } from '../../src/theme/vars.css';

// The documentation pages' own layout. They show the tokens; the site's parts are in src/.
export const sheet = style({ background: vars.color.canvas, color: vars.color.text, padding: vars.space[24] });
export const table = style([type.small, { inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }]);
export const head = style([type.label, { padding: vars.space[8], textAlign: 'start', color: vars.color.muted }]);
export const cell = style({
  padding: vars.space[8],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
});
export const swatch = style({
  inlineSize: 56,
  blockSize: 40,
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
});
export const bar = style({ blockSize: 16, background: vars.color.text });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space[16],
});
export const icon = style([type.label, { display: 'grid', justifyItems: 'start', gap: vars.space[8] }]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space[24],
});
export const column = style([type.label, { minBlockSize: 96, padding: vars.space[4], background: vars.color.band }]);
export const grounds = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' });
export const ground = style({
  padding: vars.space[24],
  background: vars.color.ground,
  color: vars.color.text,
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
});
