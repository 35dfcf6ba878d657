import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

// On phones the portrait is beside the text, because full-width portraits would make the list very long.
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  blockSize: '100%',
  minInlineSize: 0,
  '@media': { [media.wide]: { display: 'flex', flexDirection: 'column' } },
});
export const portrait = style({
  alignSelf: 'start',
  marginBlock: vars.space[16],
  marginInlineStart: vars.size.marginNarrow,
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wide]: { alignSelf: 'auto', marginBlock: `${vars.size.inset} 0`, marginInline: vars.size.inset },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  gap: vars.space[4],
  padding: `${vars.space[16]} ${vars.size.marginNarrow} ${vars.space[16]} ${vars.space[16]}`,
  '@media': { [media.wide]: { padding: `${vars.space[20]} ${vars.size.inset} ${vars.space[24]}` } },
});
export const subjects = style({
  display: 'grid',
  rowGap: vars.space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[16],
});
