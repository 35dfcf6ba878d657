import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const note = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[40] });
export const more = style({ marginBlockStart: vars.space[12] });
export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[24] },
  },
});
export const point = style([
  type.title4,
  {
    display: 'flex',
    columnGap: vars.space[16],
    alignItems: 'baseline',
    paddingBlock: vars.space[16],
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    fontWeight: vars.type.text.weight,
    textWrap: 'balance',
  },
]);
export const sign = style({ flex: 'none', color: vars.color.muted, transform: 'translateY(1px)' });
export const words = style({ minInlineSize: 0 });
