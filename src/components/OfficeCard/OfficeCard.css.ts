import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const card = style({ display: 'flex', flexDirection: 'column', rowGap: vars.space[24], blockSize: '100%' });
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  // As high as the badge, which only one office has.
  minBlockSize: vars.space[32],
});
export const flag = style([
  type.drawing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[40],
    blockSize: vars.space[28],
    border: `${vars.stroke.hairline} solid ${vars.color.text}`,
  },
]);
export const role = style([type.label, { color: vars.color.muted }]);
export const location = style({ display: 'grid', rowGap: vars.space[8] });
export const coordinates = style([type.label, { color: vars.color.muted }]);
export const contact = style([
  type.small,
  {
    display: 'grid',
    justifyItems: 'start',
    rowGap: vars.space[4],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[16],
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const hours = style({ paddingBlockStart: vars.space[4] });
// Reserves one line, because the visitor's hours are known only after hydration.
export const visitorHours = style([type.label, { minBlockSize: '1lh', color: vars.color.muted, whiteSpace: 'nowrap' }]);
