import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[16],
  paddingBlock: `${vars.space[28]} ${vars.space[40]}`,
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[56]} ${vars.space[64]}`, rowGap: vars.space[24] },
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});
export const crumb = style({ '@media': { [media.desk]: { gridColumn: '1 / 13' } } });
export const title = style({ '@media': { [media.desk]: { gridColumn: '1 / 9' } } });
export const lead = style({
  maxInlineSize: '36rem',
  '@media': { [media.desk]: { gridColumn: '9 / 13', alignSelf: 'end' } },
});
