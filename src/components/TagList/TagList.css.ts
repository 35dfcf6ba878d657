import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const list = style([type.label, { display: 'flex', flexWrap: 'wrap', rowGap: vars.space[4] }]);

// The dot belongs to the tag before it, so that no line begins with one.
export const tag = style({
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      display: 'inline-block',
      inlineSize: vars.space[4],
      blockSize: vars.space[4],
      marginInline: vars.space[8],
      borderRadius: '50%',
      background: 'currentColor',
      opacity: 0.6,
      verticalAlign: 'middle',
    },
  },
});
