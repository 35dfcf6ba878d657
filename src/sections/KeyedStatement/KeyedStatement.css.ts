import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** From frame line to frame line, and from the section's edge. */
export const opening = style({ marginInline: `calc(-1 * ${inset})` });
/** In the middle of its cell; on phones from edge to edge, with the air of its own paper, so that its letters can be read. */
export const drawing = style({
  marginBlock: 'auto',
  '@media': { [`not ${media.wide}`]: { marginInline: `calc(-1 * ${inset})` } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space[20],
  padding: `${vars.flow.section} ${vars.size.marginNarrow} ${vars.space[32]}`,
  '@media': {
    // Heading and statement share the height that the drawing beside it needs, at its top and at its foot.
    [media.wide]: {
      gridTemplateRows: 'auto 1fr',
      alignItems: 'end',
      blockSize: '100%',
      padding: `${vars.space[56]} ${vars.size.inset}`,
    },
  },
});
export const point = style({
  display: 'flex',
  columnGap: vars.space[16],
  alignItems: 'start',
  // In one column there is room for it on the line of its balloon.
  '@media': { [media.wide]: { flexDirection: 'column', rowGap: vars.space[16] } },
});
export const alone = style([type.title4, { fontWeight: vars.type.text.weight, textWrap: 'balance' }]);
