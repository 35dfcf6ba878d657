import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

// Same height for a Breadcrumb and a back link, so that the h1 below has the same position.
export const trail = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.space[28],
  marginBlockEnd: vars.space[20],
  '@media': {
    [media.wide]: { marginBlockEnd: vars.space[40] },
    // Print hides its links.
    [media.print]: { display: 'none' },
  },
});
