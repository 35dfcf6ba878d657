import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const head = style({
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[56]} ${vars.space[64]}` } },
});
export const crumb = style({
  marginBlockEnd: vars.space[16],
  '@media': { [media.wide]: { marginBlockEnd: vars.space[28] } },
});
