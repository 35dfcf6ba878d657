import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** Below all cells, as wide as two of three cells on desktop. */
export const note = style({
  textWrap: 'balance',
  paddingBlock: vars.space[16],
  '@media': { [media.wide]: { maxInlineSize: '36rem' }, [media.desk]: { maxInlineSize: 'calc(200% / 3)' } },
});
