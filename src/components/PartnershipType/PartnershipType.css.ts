import { style } from '@vanilla-extract/css';
import { type as text } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const type = style({ display: 'flex', flexDirection: 'column', rowGap: vars.space[16], blockSize: '100%' });
export const head = style({ display: 'flex', columnGap: vars.space[16], alignItems: 'baseline' });
// At the foot of the cell, so that the lists of neighbours begin together.
export const benefits = style({
  display: 'grid',
  rowGap: vars.space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[20],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
});
export const label = style([text.label, { color: vars.color.muted }]);
