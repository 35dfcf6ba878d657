import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const stat = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
// Three in a row, in a window between, have room for "3-9 months" at this size.
globalStyle(`${stat} > p > :first-child`, {
  '@media': { [`${media.wide} and (width < 1024px)`]: { fontSize: `min(${vars.type.figure.size}, 4.4vw)` } },
});
// At the foot, so that the scales of neighbours stand on one line.
export const scale = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[28] });
