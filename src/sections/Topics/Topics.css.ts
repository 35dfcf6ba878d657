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
/** The line of the grid between words and drawing. */
const split = createVar();
export const topic = style({
  vars: { [split]: '7' },
  selectors: {
    '&[data-room="wide"]': { vars: { [split]: '6' } },
    '&[data-room="wide"][data-turn="other"]': { vars: { [split]: '8' } },
  },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  marginBlockEnd: vars.space[40],
  '@media': {
    [media.wide]: { marginBlockEnd: below },
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
/** One has it across the sheet, below its words. */
const across = '[data-room="across"] > &';
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.desk]: {
      gridColumn: `1 / ${split}`,
      gridRow: 1,
      selectors: { [other]: { gridColumn: `${split} / 13`, paddingInlineStart: inset } },
    },
  },
});
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
/** From beside the words to the frame line, and down to the line of the points below. */
const cell = style({
  display: 'grid',
  justifyContent: 'center',
  alignContent: 'center',
  border: line,
  '@media': {
    [media.desk]: {
      gridColumn: `${split} / 13`,
      gridRow: '1 / 3',
      marginInline: `calc(${inset} / -2) calc(-1 * ${inset})`,
      borderInlineEnd: 0,
      selectors: {
        [other]: {
          gridColumn: `1 / ${split}`,
          marginInline: `calc(-1 * ${inset}) calc(${inset} / -2)`,
          borderInlineStart: 0,
          borderInlineEnd: line,
        },
        [across]: { display: 'none' },
        ':not(:last-child) > &': { marginBlockEnd: `calc(-1 * ${below})`, borderBlockEnd: 0 },
      },
    },
  },
});
/** In a catalogue it fills the cell, so that a line that runs on ends at the frame. */
export const picture = styleVariants({
  sequence: [cell, { gridTemplateColumns: 'minmax(0, 34rem)' }],
  catalogue: [cell, { gridTemplateColumns: 'minmax(0, 1fr)' }],
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
        [other]: { gridColumn: `${split} / 13`, paddingInlineStart: inset },
        [across]: {
          gridColumn: '1 / 13',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: vars.space[24],
          maxInlineSize: 'none',
          paddingInlineEnd: 0,
        },
      },
    },
  },
});
/** The statement at the left, what it means at the right. */
const beside = '[data-room="across"] > * > &';
export const statement = style([
  type.title3,
  { fontWeight: 500, lineHeight: 1.26, letterSpacing: '-0.01em' },
  { '@media': { [media.desk]: { selectors: { [beside]: { gridColumn: 1, gridRow: '1 / span 3' } } } } },
]);
const wholeSheet = style({
  display: 'none',
  '@media': { [media.desk]: { display: 'block', gridColumn: '1 / 13', gridRow: 3 } },
});
export const sheet = styleVariants({
  sequence: [wholeSheet],
  catalogue: [wholeSheet, { marginInline: `calc(-1 * ${inset})` }],
});
export const term = style([type.label, { color: vars.color.muted }]);
export const description = style([type.text, { marginBlockStart: vars.space[8], lineHeight: 1.45 }]);
