import { style, styleVariants } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const size = styleVariants({
  lead: [type.lead],
  subline: [type.subline],
  text: [type.text],
  small: [type.small],
  label: [type.label],
  drawing: [type.drawing],
  figure: [type.figure],
});

export const range = style({ whiteSpace: 'nowrap', '@media': { [media.slim]: { whiteSpace: 'normal' } } });
export const tone = styleVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.muted },
  signal: { color: vars.color.signalText },
  positive: { color: vars.color.positive },
  critical: { color: vars.color.critical },
});

export const measure = styleVariants({
  none: {},
  narrow: { maxInlineSize: characters(44) },
  text: { maxInlineSize: characters(52) },
});
