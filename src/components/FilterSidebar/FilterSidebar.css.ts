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
      insetBlockStart: vars.size.header,
      maxBlockSize: `calc(100vh - ${vars.size.header})`,
      overflowY: 'auto',
      padding: `${vars.space[28]} ${vars.size.inset}`,
      scrollbarWidth: 'thin',
      scrollbarColor: `${vars.color.lineStrong} transparent`,
    },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  selectors: { [`${withAttribute('app', 'failed')} &`]: { display: 'none' } },
});
