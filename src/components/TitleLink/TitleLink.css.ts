import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  outline: 'none',
  // Covers the nearest positioned ancestor, usually a Card or Cell, so that all of it is clickable.
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.layer.frame },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-8px' },
  },
});

// Keeps the arrow on the line of the last word.
export const end = style({ display: 'inline-block' });
export const words = style({
  '@media': {
    [media.hover]: {
      selectors: {
        'a:hover &': {
          textDecorationLine: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.22em',
        },
      },
    },
  },
});
export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  verticalAlign: 'top',
  marginInlineStart: '0.5em',
  transition: `transform ${vars.duration.color} ${vars.easing.out}`,
  '@media': {
    [media.hover]: { selectors: { 'a:hover &': { transform: `translateX(${vars.space[4]})` } } },
  },
});
