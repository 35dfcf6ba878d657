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
      // A short sidebar stays in view. A long one scrolls with the page, without a scroll area of its own.
      insetBlockEnd: 0,
      minBlockSize: `calc(100vh - ${vars.size.header})`,
      padding: `${vars.space[28]} ${vars.size.inset}`,
    },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  selectors: { [`${withAttribute('app', 'failed')} &`]: { display: 'none' } },
});
