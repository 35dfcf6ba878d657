import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

// No wider than the margin beside the list, into which the space after the last tag reaches.
const between = `min(${vars.space[12]}, ${vars.size.marginNarrow})`;

// No single tag on the last line, where another can stand with it. The space after the last tag of a line hangs over.
export const list = style([
  type.label,
  { marginInlineEnd: `calc(-1 * ${between})`, overflowX: 'clip', lineHeight: 1.65, textWrap: 'pretty' },
]);

// Each dot stands in the space before its tag. Before the first one of a line that is outside the list, which cuts it
// off: no line begins or ends with a dot.
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
    // A background would go with the page's colors where the system sets its own.
    border: `calc(${vars.space[4]} / 2) solid currentColor`,
    opacity: 0.6,
  },
});
