import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { alignDrawing } from '../../theme/alignDrawing';
import { characters } from '../../theme/characters';
import { media as query } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  transition: `background-color ${vars.duration.color} ${vars.easing.out}`,
});
export const pressable = style({ '@media': { [query.hover]: { ':hover': { background: vars.color.band } } } });
export const size = styleVariants({ medium: {}, half: {}, lead: {}, large: {} });

export const row = styleVariants({
  narrow: {},
  illustrated: {
    '@media': {
      [`not ${query.wide}`]: { display: 'grid', gridTemplateColumns: '10rem minmax(0, 1fr)', alignItems: 'center' },
      [query.slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  medium: { '@media': { [query.medium]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  wide: { '@media': { [query.wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
});
export const mediaPosition = styleVariants({ end: {} });
/** Hides an element of a `narrow` card in windows below 700 px. */
const notInRows = {
  [`not ${query.wide}`]: { selectors: { [`${row.narrow} &`]: { display: 'none' } } },
} as const;

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  borderBlockEnd: 0,
  borderInlineEnd: line,
} as const;
export const media = style({
  // Keeps the margins of a drawing inside. With its margins, a drawing of full width is as high as a photograph.
  display: 'flow-root',
  borderBlockEnd: line,
  '@media': notInRows,
  selectors: {
    // Only `large` and `lead` cards show the signal color.
    [`:not(${size.large}, ${size.lead}) > &`]: { vars: { [vars.color.signal]: 'currentColor' } },
    [`${row.illustrated} > &`]: {
      '@media': { [`not ${query.wide}`]: { borderBlockEnd: 0, paddingInlineStart: vars.size.marginNarrow } },
    },
    [`${row.medium} > &`]: { '@media': { [query.medium]: beside } },
    [`${row.wide} > &`]: { '@media': { [query.wide]: beside } },
    [`${mediaPosition.end} > &`]: {
      '@media': { [query.wide]: { order: 1, borderInlineEnd: 0, borderInlineStart: line } },
    },
  },
});

// Also styles a drawing shown in place of a photograph that failed to load.
globalStyle(`${media} > svg, ${media} svg[data-drawing]`, {
  // In a wider drawing, the labels would be larger than the card's heading.
  '@media': { [query.wide]: alignDrawing(vars.size.inset, 'clamp(28rem, 90%, 42rem)') },
});
globalStyle(`${row.wide} > ${media} > svg, ${row.wide} > ${media} svg[data-drawing]`, {
  '@media': { [query.wide]: alignDrawing(vars.size.inset) },
});

// Beside a small heading, the labels of a full-width drawing would be too large.
globalStyle(`${mediaPosition.end} > ${media} > svg, ${mediaPosition.end} > ${media} svg[data-drawing]`, {
  '@media': { [query.wide]: { ...alignDrawing(vars.size.inset, '28rem'), marginInline: 'auto' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[24]}`,
  '@media': { [query.wide]: { paddingInline: vars.size.inset } },
  selectors: {
    [`${row.wide} > &`]: { '@media': { [query.desk]: { justifyContent: 'center', paddingBlock: vars.space[40] } } },
  },
});
export const facts = style([
  type.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    selectors: { [`${words} > &`]: { marginBlockEnd: vars.space[12] } },
  },
]);
export const end = style({ color: vars.color.muted });
export const text = style({
  marginBlockStart: vars.space[12],
  maxInlineSize: characters(56),
  color: vars.color.muted,
  fontSize: '1rem',
  lineHeight: 1.45,
  textWrap: 'pretty',
  selectors: {
    [`${size.large} &`]: {
      fontSize: vars.type.text.size,
      lineHeight: 1.5,
      '@media': { [query.desk]: { fontSize: vars.type.lead.size } },
    },
  },
});
export const body = style({ marginBlockStart: vars.space[16], '@media': notInRows });
export const footer = style({
  display: 'grid',
  rowGap: vars.space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[20],
  textWrap: 'balance',
  // In a wide row, the footer is directly below the text.
  selectors: { [`${row.wide} > ${words} > &`]: { '@media': { [query.wide]: { marginBlockStart: 0 } } } },
});
/** At the bottom of the card, aligned with the tags of neighboring cards. */
export const tags = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[16],
  selectors: { [`${footer} + &`]: { marginBlockStart: 0 } },
});
