import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });
export const picture = style({ borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}` });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  rowGap: vars.space[12],
  padding: `${vars.space[24]} ${vars.size.marginNarrow}`,
  '@media': { [media.wide]: { padding: `${vars.space[28]} ${vars.size.inset}` } },
});
export const partners = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[20] });
export const label = style([type.label, { marginBlockEnd: vars.space[4], color: vars.color.muted }]);
