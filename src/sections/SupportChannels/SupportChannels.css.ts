import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const channel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[24],
  '@media': { [media.wide]: { paddingBlock: vars.space[8] } },
});
/** As high as a button, so that the texts below are level with their neighbours. */
export const action = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.space[48],
  '@media': { [media.wide]: { justifyItems: 'start' } },
});

/** One row for all channels: no column of it stands under one of theirs. */
export const hours = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[56]}`,
});
export const average = style({ '@media': { [media.desk]: { marginInlineStart: 'auto' } } });

/** What the bar shows, which is not what the figure over it says. */
export const scale = style([type.small, { marginBlockStart: vars.space[4], color: vars.color.muted }]);
export const label = style([type.label, { color: vars.color.muted }]);
export const when = style([type.title4]);
/** The visitor's own hours come with the script. */
export const yours = style({ '@media': { [media.noScript]: { display: 'none' } } });
/** Its place is kept free until then. */
export const own = style([type.title4, { minBlockSize: '1lh' }]);
