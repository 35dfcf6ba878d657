import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** Holds the bar: it sticks while a part of this is in the window. */
export const topics = style({ position: 'relative' });

/** Between the words and the points. */
const below = vars.space[56];
/** From the line beside a column of the grid to the column: half of the grid's gap. */
const half = `calc(${inset} / 2)`;
/** The line of the grid between words and drawing. */
const split = createVar();
export const topic = style({
  vars: { [split]: '7' },
  selectors: {
    '&[data-room="wide"]': { vars: { [split]: '6' } },
    '&[data-room="wide"][data-turn="other"]': { vars: { [split]: '8' } },
    '&:not([data-points])': {
      marginBlockEnd: vars.space[40],
      '@media': { [media.wide]: { marginBlockEnd: below } },
    },
  },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
      gridTemplateRows: 'auto 1fr',
      rowGap: vars.space[40],
    },
  },
});
/** Every other part has its drawing at the left. */
const other = '[data-turn="other"] > &';
/** Its points stand under the words, and it ends with its section. */
const listed = '[data-points] > &';
/** One has the larger half of the sheet. */
const roomy = '[data-room="wide"] > &';
/** One has it across the sheet, below its words. */
const across = '[data-room="across"] > &';
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  rowGap: vars.space[20],
  '@media': {
    [media.desk]: {
      gridColumn: `1 / ${split}`,
      gridRow: 1,
      selectors: { [other]: { gridColumn: `${split} / 13`, paddingInlineStart: half } },
    },
  },
});
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
/** Lettering is as large as fits on phones; shown larger, a drawing has it smaller (`drawing/sheet.ts`). */
const [smaller, smallest] = [{ '--lettering': '0.82' }, { '--lettering': '0.7' }];
/** From beside the words to the frame line, and down to the line of the points below. */
/** In ink: signal is for the page's head, its closing and what lies across the sheet. */
const ink = { [vars.color.signal]: 'currentColor' };
export const picture = style({
  vars: ink,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  border: line,
  '@media': {
    [media.wide]: { vars: smallest },
    [media.desk]: {
      vars: smaller,
      gridColumn: `${split} / 13`,
      gridRow: '1 / 3',
      // From the section's edge.
      marginBlockStart: `calc(-1 * ${vars.flow.section})`,
      marginInline: `calc(${inset} / -2) calc(-1 * ${inset})`,
      borderInlineEnd: 0,
      borderBlockStart: 0,
      selectors: {
        [other]: {
          gridColumn: `1 / ${split}`,
          marginInline: `calc(-1 * ${inset}) calc(${inset} / -2)`,
          borderInlineStart: 0,
          borderInlineEnd: line,
        },
        [across]: { display: 'none' },
        [roomy]: { vars: smallest },
        [listed]: { gridRow: '1 / 4', borderBlockEnd: 0 },
        ':not(:last-child) > &': { marginBlockEnd: `calc(-1 * ${below})`, borderBlockEnd: 0 },
      },
    },
  },
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[16],
  maxInlineSize: characters(62),
  '@media': {
    [media.desk]: {
      gridColumn: `1 / ${split}`,
      gridRow: 2,
      paddingInlineEnd: vars.space[16],
      selectors: {
        [other]: { gridColumn: `${split} / 13`, paddingInlineStart: half },
        [across]: { gridColumn: '7 / 13', gridRow: 1, paddingInline: `${half} 0` },
      },
    },
  },
});
export const statement = style([
  type.title3,
  {
    fontWeight: 500,
    lineHeight: 1.26,
    letterSpacing: '-0.01em',
    marginBlockStart: vars.space[4],
  },
]);
const wholeSheet = style({
  display: 'none',
  '@media': { [media.desk]: { display: 'block', gridColumn: '1 / 13', gridRow: 2 } },
});
export const sheet = styleVariants({
  sequence: [wholeSheet],
  catalogue: [wholeSheet, { marginInline: `calc(-1 * ${inset})` }],
});
/** Points in rows, out to the frame lines. */
const outwards = `calc(-1 * ${inset})`;
const rows = style({ marginInline: outwards, paddingBlock: vars.space[12], borderBlockStart: line });
/** To the drawing's line, and the frame's. */
export const list = style([
  rows,
  {
    paddingBlockEnd: vars.space[28],
    '@media': {
      [media.desk]: {
        paddingBlock: `${vars.space[16]} ${vars.space[40]}`,
        gridColumn: `1 / ${split}`,
        gridRow: 3,
        marginInline: `${outwards} calc(${inset} / -2)`,
        selectors: { [other]: { gridColumn: `${split} / 13`, marginInline: `calc(${inset} / -2) ${outwards}` } },
      },
    },
  },
]);
const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
export const strip = style([
  rows,
  {
    borderBlock: strong,
    '@media': {
      [media.wide]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', paddingBlock: 0 },
    },
  },
]);
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
  columnGap: vars.space[16],
  alignItems: 'baseline',
  padding: `${vars.space[8]} ${inset}`,
});
/** A row on phones, else one beside the other. */
export const cell = style([
  entry,
  {
    '@media': {
      [media.wide]: {
        display: 'block',
        paddingBlock: vars.space[28],
        selectors: { '& + &': { borderInlineStart: strong } },
      },
    },
  },
]);
export const term = style([
  type.label,
  { color: vars.color.muted, '@media': { [media.wide]: { marginBlockEnd: vars.space[8] } } },
]);
export const description = style([type.text, { lineHeight: 1.45 }]);
