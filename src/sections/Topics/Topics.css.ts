import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const topics = style({ position: 'relative' });

/** Space between the text of a topic and its list of points. */
const below = vars.space[56];
const half = `calc(${inset} / 2)`;
/** Grid line between text and drawing. */
const split = createVar();
export const topic = style({
  vars: { [split]: '7' },
  selectors: {
    '&[data-width="wide"]': { vars: { [split]: '6' } },
    '&[data-width="wide"][data-turn="other"]': { vars: { [split]: '8' } },
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
/** Every other topic has its drawing at the left. */
const alternate = '[data-turn="other"] > &';
/** Points under the text, at the end of the section. */
const listed = '[data-points] > &';
/** Drawing in seven of the twelve columns. */
const widened = '[data-width="wide"] > &';
/** Drawing at full width, below the text. */
const full = '[data-width="full"] > &';
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  rowGap: vars.space[20],
  '@media': {
    [media.desk]: {
      gridColumn: `1 / ${split}`,
      gridRow: 1,
      selectors: { [alternate]: { gridColumn: `${split} / 13`, paddingInlineStart: half } },
    },
  },
});
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
/** Scales of the drawing's labels, whose default size is for phones. */
const [smaller, smallest] = [{ '--lettering': '0.82' }, { '--lettering': '0.7' }];
/** Removes the signal color, which is reserved for the page's head, its last section and full-width drawings. */
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
      // Starts at the edge of the section.
      marginBlockStart: `calc(-1 * ${vars.flow.section})`,
      marginInline: `calc(${inset} / -2) calc(-1 * ${inset})`,
      borderInlineEnd: 0,
      borderBlockStart: 0,
      selectors: {
        [alternate]: {
          gridColumn: `1 / ${split}`,
          marginInline: `calc(-1 * ${inset}) calc(${inset} / -2)`,
          borderInlineStart: 0,
          borderInlineEnd: line,
        },
        [full]: { display: 'none' },
        [widened]: { vars: smallest },
        [listed]: { gridRow: '1 / 4', borderBlockEnd: 0 },
        ':not(:last-child) > &': { marginBlockEnd: `calc(-1 * ${below})`, borderBlockEnd: 0 },
      },
    },
  },
});
export const text = style({
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
        [alternate]: { gridColumn: `${split} / 13`, paddingInlineStart: half },
        [full]: { gridColumn: '7 / 13', gridRow: 1, paddingInline: `${half} 0` },
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
const fullWidthBase = style({
  display: 'none',
  '@media': { [media.desk]: { display: 'block', gridColumn: '1 / 13', gridRow: 2 } },
});
export const fullWidth = styleVariants({
  sequence: [fullWidthBase],
  catalog: [fullWidthBase, { marginInline: `calc(-1 * ${inset})` }],
});
/** Extends to the frame lines. */
const outwards = `calc(-1 * ${inset})`;
const rows = style({ marginInline: outwards, paddingBlock: vars.space[12], borderBlockStart: line });
/** List of points. On desktop, it extends from the frame line to the line of the drawing. */
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
        selectors: { [alternate]: { gridColumn: `${split} / 13`, marginInline: `calc(${inset} / -2) ${outwards}` } },
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
/** A row on phones, otherwise a column. */
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
