import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import { box, row } from '../Checkbox/Checkbox.css';

export const group = style({
  marginBlockStart: vars.space[28],
  paddingBlockStart: vars.space[20],
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
// Half an option in view says that there are more.
export const scrolling = style([
  options,
  {
    maxBlockSize: '188px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${vars.space[4]} ${vars.space[12]}`,
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.control} transparent`,
  },
]);

export const option = style([row, { '@media': { [media.desk]: { minHeight: vars.space[40] } } }]);
const line = '22px';
export const label = style({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: vars.space[12],
  minInlineSize: 0,
  paddingBlock: '11px',
  fontSize: '1rem',
  lineHeight: line,
  cursor: 'pointer',
  '@media': { [media.desk]: { paddingBlock: '9px' } },
});
globalStyle(`${label} > ${box}`, { marginBlockStart: '1px' });
export const words = style({
  flex: 1,
  minInlineSize: 0,
  selectors: { [`${box}[data-state="checked"] ~ &`]: { fontWeight: vars.type.control.weight } },
});
export const count = style([type.label, { flex: 'none', lineHeight: line, color: vars.color.muted }]);
