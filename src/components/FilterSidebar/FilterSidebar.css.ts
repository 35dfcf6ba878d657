import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { withAttribute } from '../../theme/rootAttributes';
import { vars } from '../../theme/vars.css';

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'block',
      position: 'sticky',
      // At least as high as the window and at the end of its column, it stays in view, and a longer one scrolls with the
      // page until its end shows: no list to scroll beside another.
      insetBlockEnd: 0,
      minBlockSize: `calc(100vh - ${vars.size.header})`,
      padding: `${vars.space[28]} ${vars.size.inset}`,
    },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  selectors: { [`${withAttribute('app', 'failed')} &`]: { display: 'none' } },
});
