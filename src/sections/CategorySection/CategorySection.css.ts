import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const top = style({
  paddingBlockStart: vars.space[28],
  '@media': { [media.wide]: { paddingBlockStart: vars.space[40] } },
});
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
export const older = style({ paddingBlock: vars.space[24] });
// Its last row ends the section.
export const list = style({ position: 'relative' });
