import { style, styleVariants } from '@vanilla-extract/css';
import { media as query } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

// The heading is above the paragraphs, so that no column below the heading stays empty.
export const narrative = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  '@media': {
    [query.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
      rowGap: vars.space[48],
    },
  },
});
const words = style({ display: 'grid', alignContent: 'start', rowGap: vars.space[20] });
const columns = (gridColumn: string) => ({ '@media': { [query.desk]: { gridColumn } } });
export const head = styleVariants({
  text: columns('1 / -1'),
  statement: columns('1 / -1'),
  illustrated: columns('1 / 7'),
});
/** First paragraph: beside the others on desktop, or above them if there is a drawing. */
export const first = styleVariants({
  text: { '@media': { [query.desk]: { gridColumn: '1 / 7', paddingInlineEnd: vars.space[40] } } },
  statement: { '@media': { [query.desk]: { gridColumn: '1 / 8', alignSelf: 'first baseline' } } },
  illustrated: columns('1 / 7'),
});
const beside = (gridColumn: string) => [words, { '@media': { [query.desk]: { gridColumn } } }];
export const rest = styleVariants({
  text: beside('7 / 13'),
  statement: [words, { '@media': { [query.desk]: { gridColumn: '8 / 13', alignSelf: 'first baseline' } } }],
  illustrated: beside('1 / 7'),
});
export const media = style({
  position: 'relative',
  '@media': {
    [query.desk]: {
      // Spans the height of heading and text.
      gridArea: '1 / 7 / 4 / 13',
      alignSelf: 'end',
      marginInlineStart: vars.space[12],
    },
  },
});
export const statement = style([
  type.subline,
  {
    lineHeight: 1.24,
    letterSpacing: '-0.012em',
    textWrap: 'pretty',
    '@media': {
      [query.desk]: { fontSize: `calc(${vars.type.subline.size} * 1.2)`, lineHeight: 1.2, textWrap: 'balance' },
    },
  },
]);
export const below = style({ marginBlockStart: vars.flow.head });
