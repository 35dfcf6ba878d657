import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const list = style({ borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  alignItems: 'baseline',
  paddingBlock: vars.space[12],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': { [media.wide]: { gridTemplateColumns: '14rem minmax(0, 1fr) auto' } },
});
/** Before its title where there is room: after titles of any length it would stand far from them. */
export const kind = style([
  type.small,
  { color: vars.color.muted, '@media': { [media.wide]: { gridColumn: 1, gridRow: 1 } } },
]);
export const date = style([
  type.small,
  { color: vars.color.muted, '@media': { [`not ${media.wide}`]: { display: 'none' } } },
]);
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  marginBlockStart: vars.space[32],
});
