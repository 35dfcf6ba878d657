import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const banner = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  '@media': {
    [media.wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[32] },
  },
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  minInlineSize: 0,
});
export const value = style([type.figure]);
export const text = style([type.title4, { minInlineSize: 0 }]);
export const action = style({
  inlineSize: '100%',
  '@media': { [media.wide]: { inlineSize: 'auto' }, [media.desk]: { marginInlineStart: 'auto' } },
});
