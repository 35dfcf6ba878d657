import { globalStyle, style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

const compact = `not ${media.desk}`;
export const layout = style({
  display: 'grid',
  counterReset: 'part',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[48],
  paddingBlock: `${vars.space[40]} ${vars.flow.section}`,
  '@media': {
    [media.wide]: { rowGap: vars.space[56], paddingBlockStart: vars.space[56] },
    // Words begin where the leads of sections do.
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[48] },
  },
});
// What to take from it, large, once the text has begun.
export const insights = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[24],
  // The text has begun before it says what to take from it.
  gridRow: 3,
  '@media': { [media.desk]: { gridColumn: '1 / -1', gridRow: 2 } },
});
/** The parts of the text have the whole sheet; on a desk each heading stands beside what it heads. */
export const text = style({ display: 'contents' });
const parts = `${text} > *`;
globalStyle(parts, { display: 'contents' });
globalStyle(`${parts} > *`, {
  '@media': { [media.desk]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', rowGap: 0 } },
});
globalStyle(`${parts} > :first-child`, { gridRow: 2, '@media': { [media.desk]: { gridRow: 1 } } });
globalStyle(`${parts} > * > *`, { '@media': { [media.desk]: { gridColumn: 2 } } });
// The numbers of the parts hang in the margin, as those of sections do, for the eye alone.
globalStyle(`${parts} > * > h2::before`, {
  '@media': {
    [media.desk]: {
      counterIncrement: 'part',
      content: 'counter(part) / ""',
      display: 'inline-block',
      inlineSize: vars.size.margin,
      marginInline: `calc(-1 * ${inset} - ${vars.size.margin}) ${inset}`,
      textAlign: 'center',
      fontSize: vars.type.small.size,
      fontWeight: 400,
      color: vars.color.muted,
    },
  },
});
// It spans more rows than there are, so that they have margins and no gap.
globalStyle(`${parts} > * > h2`, {
  '@media': {
    [media.desk]: {
      gridColumn: 1,
      gridRow: '1 / span 9',
      alignSelf: 'start',
      // The steps of a long text, between the page's title and its words.
      fontSize: vars.type.subline.size,
    },
  },
});
globalStyle(`${parts} > * > :not(h2) + *`, { '@media': { [media.desk]: { marginBlockStart: vars.space[16] } } });
const toned = '[data-surface]';
// Sources have columns of their own, and so have large entries.
const entries = ':is(h2, p) + ul:not(:has(a), [data-size])';
// A table and a list are as wide as the sheet, below heading and words.
const wide = `${parts} > :not([data-whole]) > :is(ul, div)`;
globalStyle(wide, { '@media': { [media.desk]: { gridColumn: '1 / -1', marginBlockStart: vars.space[32] } } });
globalStyle(`${parts} > :not([data-whole]) > ${entries}`, {
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', columnGap: vars.space[24] },
  },
});
/** A drawing across the sheet. */
export const whole = style({ '@media': { [compact]: { display: 'none' } } });
// Two paragraphs that are all of a part, stand above a drawing across the sheet or go on after a table, stand side by side.
const pair = `${parts} > :not(:first-child):has(> h2 + p + p:last-child, > p:first-child + p:last-child, > p + p ~ ${whole})`;
globalStyle(`${pair} > h2`, { '@media': { [media.desk]: { gridColumn: '1 / -1', gridRow: 'auto' } } });
globalStyle(`${pair} > p`, { '@media': { [media.desk]: { gridColumn: 'auto', marginBlockStart: vars.space[20] } } });
// A band has its edge, as the one of the insights, before the second part.
globalStyle(`${parts} > :has(h2):not(:nth-child(2), ${toned}, ${toned} + *)`, {
  paddingBlockStart: vars.space[24],
  borderBlockStart: strong,
});
// A drawing or a chart stands beside heading and words, which are about as high as it.
const shown = `${parts} > :has(> :is(svg, figure)):not([data-whole])`;
globalStyle(shown, { '@media': { [media.desk]: { gridTemplateRows: 'auto 1fr' } } });
globalStyle(`${shown} > h2`, { '@media': { [media.desk]: { gridRow: 'auto' } } });
globalStyle(`${shown} > h2 + div`, {
  '@media': { [media.desk]: { gridColumn: 1, alignContent: 'start', marginBlockStart: vars.space[20] } },
});
globalStyle(`${shown} > :is(svg, noscript, figure)`, {
  '@media': { [media.desk]: { gridArea: '1 / 2 / span 2', marginBlockStart: 0 } },
});
// On tablets its lettering would be larger than the text.
globalStyle(`${parts} > * > :is(svg, noscript)`, { '@media': { [compact]: { maxInlineSize: '30rem' } } });
// Signal is for the drawing of the head, and for the one on ink.
globalStyle(`${parts} > :not([data-surface='ink'])`, { vars: { [vars.color.signal]: 'currentColor' } });
/** Side by side, so that the text begins soon. */
export const byline = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
});
globalStyle(`${layout} > :first-child`, {
  // Above the parts of the text, which have the whole sheet, so that its words can be selected.
  position: 'relative',
  '@media': { [media.desk]: { gridColumn: 1, gridRow: 1 } },
});
export const portrait = style({ inlineSize: '88px', border: line });
export const facts = style({ '@media': { [media.desk]: { borderBlockEnd: line } } });
export const fact = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    columnGap: vars.space[8],
    paddingBlock: vars.space[8],
    borderBlockStart: line,
  },
]);
/** Beside a portrait they say of themselves what they are. */
export const signed = style({ '@media': { [compact]: { alignSelf: 'center' } } });
globalStyle(`${signed} > div`, { '@media': { [compact]: { display: 'block', paddingBlock: 0, border: 0 } } });
globalStyle(`${signed} > :first-child`, { '@media': { [compact]: { fontWeight: 600 } } });
globalStyle(`${signed} dt`, { '@media': { [compact]: { position: 'absolute', clipPath: 'inset(50%)' } } });
/** Without a portrait they stand in pairs on phones, the term above its value. */
export const paired = style({
  '@media': {
    [`not ${media.wide}`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[16],
      borderBlockEnd: line,
    },
  },
});
globalStyle(`${paired} > div`, {
  '@media': { [`not ${media.wide}`]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});
export const term = style({ color: vars.color.muted });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});
export const insight = style([
  type.lead,
  {
    paddingBlock: vars.space[12],
    borderBlockStart: strong,
    fontWeight: 500,
    '@media': { [media.desk]: { fontSize: '1.5rem' } },
  },
]);

// Bands of tone from edge to edge of the window, for what a reader who turns the pages should see.
globalStyle(`${insights}, ${parts} > ${toned}`, {
  padding: 'clamp(2.5rem, 5vw, 4rem) 0',
  // It reaches out of its box without widening the page.
  borderImage: `linear-gradient(${vars.color.surface}, ${vars.color.surface}) 0 fill / 0 / 0 100vmax`,
});

// Two after each other are one (on phones, whose gap is smaller, they overlap unseen), and the last meets what follows.
globalStyle(`${parts} > ${toned} + ${toned}`, { marginBlockStart: `calc(-1 * ${vars.space[56]})` });
globalStyle(`${parts} > ${toned}:last-child`, { marginBlockEnd: `calc(-1 * ${vars.flow.section})` });

// On one ground the room below the first is enough.
const banded = `${toned}:not([data-surface='ink'])`;
globalStyle(`${parts} > ${banded} + ${banded}`, {
  paddingBlockStart: vars.space[24],
  // The ground takes the place of its border.
  boxShadow: `0 -1px ${vars.color.lineStrong}`,
});

// On these the drawing has the whole sheet, with all that stands below heading and words.
const grounded = `${parts} > [data-whole]`;
globalStyle(grounded, { '@media': { [media.desk]: { rowGap: vars.space[32] } } });
// The frame lines of the sheet in the color of its surface: those of the section, below it, cannot be seen on ink.
globalStyle(`${parts} > [data-surface='ink']`, { position: 'relative', zIndex: vars.layer.frame });
globalStyle(`${parts} > [data-surface='ink']::after`, {
  '@media': {
    [media.wide]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${inset})`,
      borderInline: line,
      pointerEvents: 'none',
    },
  },
});
// Below heading and words all has the whole sheet.
globalStyle(`${grounded} > *`, { '@media': { [media.desk]: { gridRow: 'auto', marginBlockStart: 0 } } });
globalStyle(`${grounded} > :not(h2, p)`, { '@media': { [media.desk]: { gridColumn: '1 / -1' } } });
globalStyle(`${grounded} > ${entries}`, {
  '@media': { [media.desk]: { grid: 'auto / auto-flow minmax(0, 1fr)', columnGap: vars.space[24] } },
});
// The drawing stands above a list, which comes before it.
globalStyle(`${grounded} > ul`, { '@media': { [media.desk]: { order: 1 } } });
globalStyle(`${grounded} > svg`, { '@media': { [media.desk]: { display: 'none' } } });

/** For a text with charts: the rules are left out of the styles of pages without. */
export const charted = style({});
const partsOfCharted = `${charted} > ${text} > *`;
// It opens with few words, which fill the room beside its facts.
globalStyle(`${partsOfCharted} > :first-child > p`, {
  '@media': { [media.desk]: { maxInlineSize: 'none', fontSize: '1.875rem', lineHeight: 1.3, textWrap: 'balance' } },
});
