import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** Margin that aligns the axis of a drawing with the text. The drawing itself has margins of 12 units. */
const drawingMargin = (width: number) => `calc(-100% * 12 / ${width - 24})`;

export const wide = style({
  marginInline: drawingMargin(712),
  '@media': { [`not ${media.wide}`]: { display: 'none' } },
});
// Below this width, the labels of the `-wide` drawing would be too small.
const roomy = 'screen and (min-width: 75em)';
export const between = style({ '@media': { [roomy]: { display: 'none' } } });
export const fullWidth = style({
  display: 'none',
  marginInline: drawingMargin(1304),
  '@media': { [roomy]: { display: 'block' } },
});
export const phone = style({
  // `max` keeps the drawing inside the window.
  marginInline: `max(-1 * ${vars.size.marginNarrow}, ${drawingMargin(350)})`,
  '@media': { [media.wide]: { display: 'none' } },
});
