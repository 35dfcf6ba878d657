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
    // Aligns with the leads of sections.
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[48] },
  },
});
export const insights = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[24],
  // After the first part of the text.
  gridRow: 3,
  '@media': { [media.desk]: { gridColumn: '1 / -1', gridRow: 2 } },
});
/** On desktop, a heading is beside its text, but above it if the part has a `pair`, a drawing or a chart. */
export const text = style({ display: 'contents' });
const parts = `${text} > *`;
globalStyle(parts, { display: 'contents' });
globalStyle(`${parts} > *`, {
  '@media': { [media.desk]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', rowGap: 0 } },
});
globalStyle(`${parts} > :first-child`, { gridRow: 2, '@media': { [media.desk]: { gridRow: 'auto' } } });
// A heading takes the column of the facts, so only a first part without one is beside them.
globalStyle(`${parts} > :first-child:not(:has(> h2))`, { '@media': { [media.desk]: { gridRow: 1 } } });
globalStyle(`${parts} > * > *`, { '@media': { [media.desk]: { gridColumn: 2 } } });
// Decorative part numbers in the margin, as in Section.
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
// The heading spans more rows than exist. Gaps between empty rows would add height, so the text uses margins instead.
globalStyle(`${parts} > * > h2`, {
  '@media': {
    [media.desk]: {
      gridColumn: 1,
      gridRow: '1 / span 9',
      alignSelf: 'start',
      // Between the sizes of the page's title and of the text.
      fontSize: vars.type.subline.size,
    },
  },
});
globalStyle(`${parts} > * > :not(h2) + *`, { '@media': { [media.desk]: { marginBlockStart: vars.space[16] } } });
const onSurface = '[data-surface]';
// Lists of links and lists with `data-size` are excluded, because Prose sets their columns.
const entries = ':is(h2, p) + ul:not(:has(a), [data-size])';
// Tables and bulleted lists use the full width below heading and text.
const wide = `${parts} > :not([data-whole]) > :is(ul, div)`;
globalStyle(wide, { '@media': { [media.desk]: { gridColumn: '1 / -1', marginBlockStart: vars.space[32] } } });
globalStyle(`${parts} > :not([data-whole]) > ${entries}`, {
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', columnGap: vars.space[24] },
  },
});
/** Full-width drawing. */
export const fullWidth = style({ '@media': { [compact]: { display: 'none' } } });
// In parts after the first, two paragraphs are side by side if they end the part or precede a full-width drawing.
const pair = `${parts} > :not(:first-child):has(> h2 + p + p:last-child, > p:first-child + p:last-child, > p + p ~ ${fullWidth})`;
globalStyle(`${pair} > h2`, { '@media': { [media.desk]: { gridColumn: '1 / -1', gridRow: 'auto' } } });
globalStyle(`${pair} > p`, { '@media': { [media.desk]: { gridColumn: 'auto', marginBlockStart: vars.space[20] } } });
// A part has no line above it if it has a surface, follows a part with a surface, or is the second part, below the
// insights.
globalStyle(`${parts} > :has(h2):not(:nth-child(2), ${onSurface}, ${onSurface} + *)`, {
  paddingBlockStart: vars.space[24],
  borderBlockStart: strong,
});
// A drawing or chart is beside heading and text.
const withMedia = `${parts} > :has(> :is(svg, figure)):not([data-whole])`;
globalStyle(withMedia, { '@media': { [media.desk]: { gridTemplateRows: 'auto 1fr' } } });
globalStyle(`${withMedia} > h2`, { '@media': { [media.desk]: { gridRow: 'auto' } } });
globalStyle(`${withMedia} > h2 + div`, {
  '@media': { [media.desk]: { gridColumn: 1, alignContent: 'start', marginBlockStart: vars.space[20] } },
});
globalStyle(`${withMedia} > :is(svg, noscript, figure)`, {
  '@media': { [media.desk]: { gridArea: '1 / 2 / span 2', marginBlockStart: 0 } },
});
// On tablets, the labels of a wider drawing would be larger than the text.
globalStyle(`${parts} > * > :is(svg, noscript)`, { '@media': { [compact]: { maxInlineSize: '30rem' } } });
// Drawings in the text show the signal color only on ink.
globalStyle(`${parts} > :not([data-surface='ink'])`, { vars: { [vars.color.signal]: 'currentColor' } });
/** Portrait and facts side by side, so that the text starts higher up. */
export const byline = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
});
globalStyle(`${layout} > :first-child`, {
  // In front of the first part of the text, whose box also covers this column and would block text selection.
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
/** Facts beside a portrait. Below 1024 px, their labels are visually hidden. */
export const signed = style({ '@media': { [compact]: { alignSelf: 'center' } } });
globalStyle(`${signed} > div`, { '@media': { [compact]: { display: 'block', paddingBlock: 0, border: 0 } } });
globalStyle(`${signed} > :first-child`, { '@media': { [compact]: { fontWeight: 600 } } });
globalStyle(`${signed} dt`, { '@media': { [compact]: { position: 'absolute', clipPath: 'inset(50%)' } } });
/** Facts in two columns on phones, with each label above its value. */
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

// Full-width background of the insights and of parts with a surface.
globalStyle(`${insights}, ${parts} > ${onSurface}`, {
  padding: 'clamp(2.5rem, 5vw, 4rem) 0',
  // `border-image` paints outside the box without widening the page.
  borderImage: `linear-gradient(${vars.color.surface}, ${vars.color.surface}) 0 fill / 0 / 0 100vmax`,
});

// Adjacent parts with a surface have no gap between them. If the last part has a surface, it meets the next section.
globalStyle(`${parts} > ${onSurface} + ${onSurface}`, { marginBlockStart: `calc(-1 * ${vars.space[56]})` });
globalStyle(`${parts} > ${onSurface}:last-child`, { marginBlockEnd: `calc(-1 * ${vars.flow.section})` });

// Of two adjacent bands, the second has less padding.
const banded = `${onSurface}:not([data-surface='ink'])`;
globalStyle(`${parts} > ${banded} + ${banded}`, {
  paddingBlockStart: vars.space[24],
  // A shadow, because `border-image` replaces borders.
  boxShadow: `0 -1px ${vars.color.lineStrong}`,
});

// On a surface, everything except heading and text uses the full width.
const fullWidthOnSurface = `${parts} > [data-whole]`;
globalStyle(fullWidthOnSurface, { '@media': { [media.desk]: { rowGap: vars.space[32] } } });
// Redraws the frame lines, because those of the section are invisible on ink.
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
globalStyle(`${fullWidthOnSurface} > *`, { '@media': { [media.desk]: { gridRow: 'auto', marginBlockStart: 0 } } });
globalStyle(`${fullWidthOnSurface} > :not(h2, p)`, { '@media': { [media.desk]: { gridColumn: '1 / -1' } } });
globalStyle(`${fullWidthOnSurface} > ${entries}`, {
  '@media': { [media.desk]: { grid: 'auto / auto-flow minmax(0, 1fr)', columnGap: vars.space[24] } },
});
// Places the drawing above the list that precedes it in the DOM.
globalStyle(`${fullWidthOnSurface} > ul`, { '@media': { [media.desk]: { order: 1 } } });
globalStyle(`${fullWidthOnSurface} > svg`, { '@media': { [media.desk]: { display: 'none' } } });

/** Text with charts. A separate class keeps these rules out of other pages' CSS. */
export const charted = style({});
const partsOfCharted = `${charted} > ${text} > *`;
// The short first part fills the space beside the facts.
globalStyle(`${partsOfCharted} > :first-child > p`, {
  '@media': { [media.desk]: { maxInlineSize: 'none', fontSize: '1.875rem', lineHeight: 1.3, textWrap: 'balance' } },
});
