import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const group = style({
  marginBlockStart: vars.space[20],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
});
// Floated, because a legend otherwise sits on the border of the fieldset, outside its padding.
export const legend = style({
  float: 'left',
  inlineSize: '100%',
  marginBlockEnd: vars.space[8],
  fontSize: '1rem',
  fontWeight: vars.type.control.weight,
  lineHeight: 1.4,
});
export const options = style({ clear: 'both' });
// Negative margin equal to padding plus border, so that checkboxes align with those of the other groups.
const overhang = { block: vars.space[4], inline: vars.space[12] };
// The height cuts through an option, to show that more follow. In windows below 1024 px, the whole dialog scrolls.
export const scrolling = style([
  options,
  {
    '@media': {
      [media.desk]: {
        maxBlockSize: '15.5rem',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        margin: `calc(-1 * ${overhang.block}) calc(-1 * ${overhang.inline})`,
        padding: `calc(${overhang.block} - ${vars.stroke.hairline}) calc(${overhang.inline} - ${vars.stroke.hairline})`,
        border: `${vars.stroke.hairline} solid ${vars.color.line}`,
        scrollbarWidth: 'thin',
        scrollbarColor: `${vars.color.control} transparent`,
      },
    },
  },
]);
globalStyle(`${scrolling} button`, { scrollMarginBlock: vars.space[32] });
