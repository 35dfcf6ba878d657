import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const top = style({
  paddingBlockStart: vars.space[28],
  '@media': { [media.wide]: { paddingBlockStart: vars.space[40] } },
});
// It opens the page below its head, so that less room tells them apart.
export const headed = style({ paddingBlockStart: `min(${vars.flow.section}, ${vars.space[72]})` });
export const note = style({ paddingBlockStart: vars.space[24] });
export const bottom = style({ paddingBlockEnd: vars.flow.section });
