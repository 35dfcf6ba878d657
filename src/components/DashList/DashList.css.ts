import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'grid', rowGap: vars.space[8] });
export const size = styleVariants({ small: [type.small], medium: [type.text, { rowGap: vars.space[12] }] });
export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space[16],
  lineHeight: 1.45,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.72em',
    inlineSize: '7px',
    borderBlockStart: `1px solid ${vars.color.text}`,
  },
});
