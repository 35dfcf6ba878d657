import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const top = style({
  paddingBlockStart: vars.space[28],
  '@media': { [media.wide]: { paddingBlockStart: vars.space[40] } },
});
// It opens the page below its head, so that less room tells them apart.
export const headed = style({ paddingBlockStart: `min(${vars.flow.section}, ${vars.space[72]})` });
/** Beside the tabs, where they leave room for it. */
export const note = style({
  marginBlockEnd: vars.space[24],
  '@media': {
    'screen and (min-width: 1240px)': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      display: 'grid',
      alignContent: 'center',
      inlineSize: '22rem',
      blockSize: vars.size.target,
      margin: 0,
    },
  },
});
export const older = style({ paddingBlockStart: vars.space[24] });
export const list = style({ position: 'relative', paddingBlockEnd: `min(${vars.flow.section}, ${vars.space[72]})` });
