import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { pressable } from '../../theme/pressable';
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
// The frame reaches out as far as it pads, so that no box moves when the list gets it.
const out = { block: vars.space[4], inline: vars.space[12] };
// Half an option in view says that there are more.
export const scrolling = style([
  options,
  {
    maxBlockSize: '15.5rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    margin: `calc(-1 * ${out.block}) calc(-1 * ${out.inline})`,
    padding: `calc(${out.block} - ${vars.stroke.hairline}) calc(${out.inline} - ${vars.stroke.hairline})`,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.control} transparent`,
  },
]);

/** As of the checkboxes: with a pointer that is finer than a finger, the button stands closer. */
const dense = `${media.desk} and ${media.hover}`;
/** Its sign stands below the boxes, its words below theirs. */
export const fold = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '15px',
    inlineSize: '100%',
    minBlockSize: vars.size.target,
    marginBlockStart: vars.space[4],
    paddingInline: '3px',
    fontSize: vars.type.small.size,
    fontWeight: vars.type.control.weight,
    textAlign: 'start',
    '@media': { [dense]: { minBlockSize: vars.space[32] } },
  },
]);
globalStyle(`${fold} > span`, {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});
