import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const summary = style({
  padding: vars.space[20],
  border: `${vars.stroke.error} solid ${vars.color.critical}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  // Not every browser matches :focus-visible when a script sets focus.
  ':focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  '@media': { [media.wide]: { padding: `${vars.space[24]} 1.625rem` } },
});

export const heading = style([
  type.title3,
  { display: 'flex', gap: vars.space[12], fontSize: '1.375rem', lineHeight: 1.2 },
]);
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: '1.2em',
  color: vars.color.critical,
});

export const list = style({
  marginBlockStart: vars.space[12],
  '@media': { [media.wide]: { marginInlineStart: vars.space[32] } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[4],
  color: vars.color.critical,
  fontWeight: 600,
  lineHeight: 1.45,
  textDecorationLine: 'underline',
  ':hover': { textDecorationThickness: '2px' },
});
