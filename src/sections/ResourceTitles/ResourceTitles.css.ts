import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[40]}`,
  borderBlockStart: strong,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[24] } },
});
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
  '@media': {
    [media.desk]: { gridColumn: '1 / 5', flexDirection: 'column', justifyContent: 'flex-start', gap: vars.space[4] },
  },
});
export const list = style({ '@media': { [media.desk]: { gridColumn: '5 / -1' } } });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  alignItems: 'baseline',
  paddingBlock: vars.space[12],
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const date = style([type.small, { color: vars.color.muted }]);
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  marginBlockStart: vars.space[32],
});
