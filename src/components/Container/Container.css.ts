import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** How far what stands here may reach out to meet the frame line, or the edge of the cell that holds it. */
export const inset = createVar();

export const container = style({
  vars: { [inset]: vars.size.marginNarrow },
  position: 'relative',
  marginInline: 'auto',
  paddingInline: inset,
  '@media': {
    [media.wide]: {
      vars: { [inset]: vars.size.inset },
      inlineSize: `min(100% - 2 * ${vars.size.margin}, ${vars.size.container})`,
    },
  },
});
