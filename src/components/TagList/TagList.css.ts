import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

// At most the page margin, because the space after the last tag extends into the margin.
const between = `min(${vars.space[12]}, ${vars.size.marginNarrow})`;

export const list = style([
  type.label,
  { marginInlineEnd: `calc(-1 * ${between})`, overflowX: 'clip', lineHeight: 1.65, textWrap: 'pretty' },
]);

// Each dot is before its tag; `overflow` clips the dot at the start of a line.
export const tag = style({
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: `calc(100% - ${between})`,
  marginInlineEnd: between,
  lineHeight: vars.type.label.line,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space[8]})`,
    insetBlockStart: '0.54em',
    inlineSize: vars.space[4],
    blockSize: vars.space[4],
    borderRadius: '50%',
    // A border, because forced colors would change a background.
    border: `calc(${vars.space[4]} / 2) solid currentColor`,
    opacity: 0.6,
  },
});
