import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** In the middle of its cell; on phones from edge to edge, with the air of its own paper, so that its letters can be read. */
export const drawing = style({
  marginBlock: 'auto',
  '@media': { [`not ${media.wide}`]: { marginInline: `calc(-1 * ${inset})` } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space[20],
  padding: `${vars.space[28]} ${vars.size.marginNarrow} ${vars.space[32]}`,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': { [media.wide]: { paddingInline: vars.size.inset, paddingBlock: vars.space[40] } },
});
export const points = style({ flex: 1, display: 'grid', gridAutoRows: '1fr' });
export const point = style([
  type.title4,
  {
    display: 'flex',
    columnGap: vars.space[16],
    alignItems: 'center',
    fontWeight: vars.type.text.weight,
    textWrap: 'balance',
    padding: `${vars.space[20]} ${vars.size.marginNarrow}`,
    '@media': { [media.wide]: { paddingInline: vars.size.inset } },
    selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}` } },
  },
]);
