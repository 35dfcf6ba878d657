import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const tier = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  blockSize: '100%',
  gap: vars.space[16],
  '@media': { [`not ${media.wide}`]: { gap: vars.space[8] }, [media.wide]: { paddingBlock: vars.space[8] } },
});
/** Aligned at the bottom of the cells. */
export const plan = style({ alignSelf: 'end' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  minBlockSize: vars.space[40],
});
