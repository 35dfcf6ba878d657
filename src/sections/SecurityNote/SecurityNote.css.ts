import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const note = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[40] });
export const more = style({ marginBlockStart: vars.space[12] });
export const point = style([
  type.title4,
  {
    display: 'flex',
    columnGap: vars.space[16],
    alignItems: 'baseline',
    fontWeight: vars.type.text.weight,
    textWrap: 'balance',
  },
]);
export const sign = style({ flex: 'none', color: vars.color.muted, transform: 'translateY(1px)' });
export const words = style({ minInlineSize: 0 });
