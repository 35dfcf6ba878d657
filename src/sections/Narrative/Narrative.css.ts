import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const narrative = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  // The first line of the words stands on that of the heading.
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
      alignItems: 'first baseline',
    },
  },
});
export const head = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[16],
  '@media': { [media.desk]: { gridColumn: '1 / 6' } },
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[20],
  '@media': { [media.desk]: { gridColumn: '6 / 13' } },
});
export const statement = style([
  type.subline,
  { lineHeight: 1.24, letterSpacing: '-0.012em', textWrap: 'pretty', marginBlockEnd: vars.space[12] },
]);
export const below = style({ marginBlockStart: vars.flow.head });
