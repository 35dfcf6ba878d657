import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

// The heading stands above, so that there is nothing beside it that is left empty.
export const narrative = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
      rowGap: vars.space[48],
    },
  },
});
export const head = style({ '@media': { [media.desk]: { gridColumn: '1 / -1' } } });
const words = style({ display: 'grid', alignContent: 'start', rowGap: vars.space[20] });
/** Where the first paragraph ends and the others begin: a statement is wider than they are. */
export const first = styleVariants({ text: '1 / 7', statement: '1 / 8' }, (gridColumn) => ({
  '@media': { [media.desk]: { gridColumn } },
}));
export const rest = styleVariants({ text: '7 / 13', statement: '8 / 13' }, (gridColumn) => [
  words,
  { '@media': { [media.desk]: { gridColumn } } },
]);
export const statement = style([type.subline, { lineHeight: 1.24, letterSpacing: '-0.012em', textWrap: 'pretty' }]);
export const below = style({ marginBlockStart: vars.flow.head });
