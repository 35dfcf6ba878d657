import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const group = style({
  marginBlockStart: vars.space[20],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
});
// A legend that floats takes part in the layout like any block.
export const legend = style({
  float: 'left',
  inlineSize: '100%',
  marginBlockEnd: vars.space[8],
  fontSize: '1rem',
  fontWeight: vars.type.control.weight,
  lineHeight: 1.4,
});
export const options = style({ clear: 'both' });
// The frame reaches out as far as it pads, so that its boxes stand in line with those of the other lists.
const out = { block: vars.space[4], inline: vars.space[12] };
// Half an option in view says that there are more. The dialog of narrow windows scrolls itself.
export const scrolling = style([
  options,
  {
    '@media': {
      [media.desk]: {
        maxBlockSize: '15.5rem',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        margin: `calc(-1 * ${out.block}) calc(-1 * ${out.inline})`,
        padding: `calc(${out.block} - ${vars.stroke.hairline}) calc(${out.inline} - ${vars.stroke.hairline})`,
        border: `${vars.stroke.hairline} solid ${vars.color.line}`,
        scrollbarWidth: 'thin',
        scrollbarColor: `${vars.color.control} transparent`,
      },
    },
  },
]);
// A box that receives focus at the edge of its list stays clear of the header, too.
globalStyle(`${scrolling} button`, { scrollMarginBlock: vars.space[32] });
