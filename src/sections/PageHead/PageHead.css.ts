import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${vars.space[28]} ${vars.space[48]}`,
  rowGap: vars.space[40],
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[56]} ${vars.space[72]}` },
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
      alignItems: 'start',
    },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [media.desk]: { gridColumn: '1 / 7' } },
});
export const wideWords = style([words, { '@media': { [media.desk]: { gridColumn: '1 / 10' } } }]);
export const trail = style({
  marginBlockEnd: vars.space[20],
  '@media': { [media.wide]: { marginBlockEnd: vars.space[40] } },
});
export const lead = style({
  marginBlockStart: vars.space[20],
  maxInlineSize: '32rem',
  '@media': { [media.wide]: { marginBlockStart: vars.space[28] } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[28]}`,
  marginBlockStart: vars.space[28],
  '@media': { [media.wide]: { marginBlockStart: vars.space[40] } },
});
export const picture = style({
  '@media': {
    [media.wide]: { blockSize: '400px' },
    [media.desk]: { gridColumn: '7 / 13', blockSize: 'clamp(300px, 32vw, 460px)' },
  },
});
export const detail = style({
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': { [media.desk]: { gridColumn: '7 / 13' } },
});
