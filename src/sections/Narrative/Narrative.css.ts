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
/** A statement has nearly the whole width, and the others stand below it. Text that comes with a note shares three columns with it. */
export const first = styleVariants({ text: '1 / 7', noted: '1 / 5', statement: '1 / 11' }, (gridColumn) => ({
  '@media': { [media.desk]: { gridColumn } },
}));
const beside = (gridColumn: string) => [words, { '@media': { [media.desk]: { gridColumn } } }];
export const rest = styleVariants({
  text: beside('7 / 13'),
  noted: [
    words,
    {
      '@media': {
        [media.desk]: {
          gridColumn: '5 / 13',
          gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
          columnGap: vars.space[24],
        },
      },
    },
  ],
  statement: beside('1 / 8'),
});
export const statement = style([
  type.subline,
  {
    lineHeight: 1.24,
    letterSpacing: '-0.012em',
    textWrap: 'pretty',
    '@media': {
      [media.desk]: { fontSize: `calc(${vars.type.subline.size} * 1.2)`, lineHeight: 1.2, textWrap: 'balance' },
    },
  },
]);
export const below = style({ marginBlockStart: vars.flow.head });
