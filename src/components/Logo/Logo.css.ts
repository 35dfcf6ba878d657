import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const logo = style({
  flex: 'none',
  fill: 'currentColor',
  // In forced colours it follows the text, or the link, that it stands in.
  '@media': { [media.forced]: { selectors: { '&&': { color: 'inherit' } } } },
});
export const theme = styleVariants({
  // The one text colour that is ink in every theme and on every ground.
  light: { color: vars.color.onSignal },
  // Paper: the text colour of the ink ground, which the component sets on itself.
  dark: { color: vars.color.text },
  auto: {},
});
