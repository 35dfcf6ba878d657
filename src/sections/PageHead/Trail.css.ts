import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

// A Breadcrumb and a back link take the same height, so that the h1 below is at the same position on all pages.
export const trail = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.space[28],
  marginBlockEnd: vars.space[20],
  '@media': {
    [media.wide]: { marginBlockEnd: vars.space[40] },
    // Print hides all links in the trail, so it would be an empty space.
    [media.print]: { display: 'none' },
  },
});
