import { type StyleRule, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const phone = `not ${media.wide}`;
export const position = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[20],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[24] },
  },
});
const row = style({ '@media': { [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } } });
// Aligns the buttons of neighboring cells.
const column = style({
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      rowGap: vars.space[24],
      blockSize: '100%',
    },
  },
});
export const layout = { row, column };
const onDesks = (parent: string, styles: StyleRule) => ({ [media.desk]: { selectors: { [`${parent} &`]: styles } } });
export const summary = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[12],
  '@media': onDesks(row, { gridColumn: '1 / 5' }),
});
export const facts = style([
  type.label,
  { color: vars.color.muted, '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[20] } } },
]);
export const fact = style({ paddingBlock: '2px' });
export const more = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[16],
  maxInlineSize: characters(62),
  '@media': {
    [media.wide]: { gridRow: 2, gridColumn: '1 / -1' },
    ...onDesks(row, { gridRow: 1, gridColumn: '5 / 11', paddingInlineEnd: vars.space[24] }),
  },
});
export const description = style([type.text, { lineHeight: 1.5 }]);
export const label = style([type.label, { marginBlockEnd: vars.space[8], color: vars.color.muted }]);
/** The salary has a column of fixed width, so that the scales of all positions align. */
export const salary = style({
  display: 'grid',
  rowGap: vars.space[8],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `calc(${vars.type.title3.size} * 5.5) minmax(0, 1fr)`,
      columnGap: vars.space[24],
      paddingBlockStart: vars.space[8],
    },
  },
});
export const figure = style([
  type.figure,
  {
    fontSize: vars.type.title3.size,
    lineHeight: vars.type.title3.line,
    letterSpacing: 0,
    // Aligns the salary with the bar of the scale, whether or not the axis has labels.
    '@media': { [media.wide]: { marginBlockStart: 'calc((1rem - 1lh) / 2)' } },
  },
]);
export const apply = style({
  justifySelf: 'start',
  '@media': {
    [media.wide]: { justifySelf: 'end' },
    [media.desk]: {
      selectors: {
        [`${row} &`]: { gridArea: '1 / 10 / 2 / 13' },
        [`${column} &`]: { gridRow: 3, justifySelf: 'start' },
      },
    },
  },
});
