import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const trail = style([
  type.label,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12], color: vars.color.muted },
]);
export const step = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[12],
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      flex: 'none',
      inlineSize: vars.space[20],
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    },
  },
});
export const here = style({ color: vars.color.text });
