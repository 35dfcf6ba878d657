import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

// As high on every page, so that the h1 below it stands at one height.
export const trail = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.space[28],
  marginBlockEnd: vars.space[20],
  '@media': {
    [media.wide]: { marginBlockEnd: vars.space[40] },
    // Its links are left out there.
    [media.print]: { display: 'none' },
  },
});
