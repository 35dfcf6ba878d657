import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const between = vars.space[20];

export const list = style([
  type.label,
  { display: 'flex', flexWrap: 'wrap', columnGap: between, rowGap: vars.space[4], overflowX: 'clip' },
]);

// Each dot stands in the space before its tag. Before the first one of a line that is outside the list, which cuts it
// off: no line begins or ends with a dot.
export const tag = style({
  position: 'relative',
  minInlineSize: 0,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space[12]})`,
    insetBlockStart: '0.54em',
    inlineSize: vars.space[4],
    blockSize: vars.space[4],
    borderRadius: '50%',
    // A background would go with the page's colors where the system sets its own.
    border: `calc(${vars.space[4]} / 2) solid currentColor`,
    opacity: 0.6,
  },
});
