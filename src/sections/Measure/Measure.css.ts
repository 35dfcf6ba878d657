import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** Room for slashes and rings at both ends is on the paper, 12 of its units: the axis itself meets the column. */
const outside = (width: number) => `calc(-100% * 12 / ${width - 24})`;

export const wide = style({
  marginInline: outside(712),
  '@media': { [`not ${media.wide}`]: { display: 'none' } },
});
// Each in the windows in which its lettering keeps its size.
const roomy = 'screen and (min-width: 75em)';
export const between = style({ '@media': { [roomy]: { display: 'none' } } });
export const whole = style({
  display: 'none',
  marginInline: outside(1304),
  '@media': { [roomy]: { display: 'block' } },
});
export const phone = style({
  // No further than the window's edge.
  marginInline: `max(-1 * ${vars.size.marginNarrow}, ${outside(350)})`,
  '@media': { [media.wide]: { display: 'none' } },
});
