import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const back = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.space[28],
    color: vars.color.muted,
    textDecorationLine: 'none',
    '@media': { [media.hover]: { ':hover': { color: vars.color.text, textDecorationLine: 'underline' } } },
  },
]);
export const arrow = style({
  display: 'flex',
  transition: `transform ${vars.duration.colour} ${vars.easing.out}`,
  '@media': {
    [media.hover]: { selectors: { [`${back}:hover > &`]: { transform: `translateX(calc(-1 * ${vars.space[4]}))` } } },
  },
});
