import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const balloon = style([
  type.label,
  {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    border: `${vars.stroke.hairline} solid ${vars.color.text}`,
    borderRadius: '50%',
    fontWeight: vars.type.control.weight,
    lineHeight: 1,
    letterSpacing: 0,
  },
]);
