import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const underlined = { textDecorationLine: 'underline', textDecorationThickness: '1px' } as const;

export const link = style({ color: 'inherit' });

export const words = style({
  ...underlined,
  textUnderlineOffset: '0.42em',
  textDecorationSkipInk: 'none',
  '@media': {
    [media.hover]: { selectors: { 'a:hover > &': { textDecorationThickness: '2px' } } },
  },
});

/** A file link has the text size of the button beside it. */
export const file = style([type.controlSmall]);
export const still = style({ display: 'flex' });
export const arrow = style([
  still,
  {
    transition: `transform ${vars.duration.color} ${vars.easing.out}`,
    '@media': {
      [media.hover]: { selectors: { 'a:hover > &': { transform: `translateX(${vars.space[4]})` } } },
    },
  },
]);

export const arrowBack = style([
  arrow,
  {
    '@media': {
      [media.hover]: { selectors: { 'a:hover > &': { transform: `translateX(calc(-1 * ${vars.space[4]}))` } } },
    },
  },
]);

export const variant = styleVariants({
  inline: {
    ...underlined,
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
  },
  plain: {
    // Enlarges the target without changing the line height.
    paddingBlock: vars.space[4],
    textDecorationLine: 'none',
    selectors: { '&[aria-current]': underlined },
    '@media': { [media.hover]: { ':hover': underlined } },
  },
  arrow: [
    type.control,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[12],
      minBlockSize: vars.size.target,
      borderRadius: vars.radius.button,
      textDecorationLine: 'none',
      lineHeight: 1.4,
    },
  ],
  back: [
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
  ],
});
