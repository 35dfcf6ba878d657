import { style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const member = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  gap: `${vars.space[20]} ${vars.space[20]}`,
  alignItems: 'center',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 12.5rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[32],
      alignItems: 'start',
    },
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      columnGap: vars.space[24],
    },
  },
});
export const portrait = style({
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': { [media.wide]: { gridRow: '1 / 3' }, [media.desk]: { gridRow: 'auto', gridColumn: '1 / 4' } },
});
export const who = style({
  display: 'grid',
  rowGap: vars.space[8],
  '@media': { [media.desk]: { gridColumn: '4 / 7' } },
});
export const words = style({
  display: 'grid',
  gridColumn: '1 / -1',
  rowGap: vars.space[16],
  maxInlineSize: characters(62),
  '@media': { [media.wide]: { gridColumn: '2' }, [media.desk]: { gridColumn: '7 / 13' } },
});
