import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 });
export const portrait = style({ borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}` });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[4],
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[24]}`,
  '@media': { [media.wide]: { paddingInline: vars.size.inset } },
});
export const subjects = style({
  display: 'grid',
  rowGap: vars.space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[16],
});
