import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

// One figure, which no title beside it may break.
export const number = style([type.figure, { color: vars.color.muted, whiteSpace: 'nowrap' }]);
export const size = styleVariants({
  title3: { fontSize: vars.type.title3.size, lineHeight: vars.type.title3.line, letterSpacing: 0 },
  title1: { fontSize: vars.type.title1.size, lineHeight: vars.type.title1.line },
});
