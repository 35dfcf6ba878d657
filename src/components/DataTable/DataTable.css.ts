import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;

export const frame = style({
  overflowX: 'auto',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
export const table = style([
  type.small,
  { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', borderBlockEnd: strong },
]);
export const caption = style([
  type.label,
  { textAlign: 'start', color: vars.color.muted, paddingBlockEnd: vars.space[12] },
]);
export const summary = style([
  type.small,
  { paddingBlock: vars.space[12], listStyle: 'inside "+  "', textDecoration: 'underline', cursor: 'pointer' },
]);
globalStyle(`[open] > ${summary}`, { listStyle: 'inside "-  "' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: line,
  '@media': { [media.wide]: { minInlineSize: '4.25rem', paddingInlineEnd: vars.space[24] } },
});
globalStyle(`${table} th`, { fontWeight: 500 });
globalStyle(`${table} thead th`, { verticalAlign: 'bottom', borderBlockStart: strong });
export const short = style({ '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });

/** Columns of text are too narrow on phones, so each row becomes a heading and one line per cell. */
export const stacked = style({});
export const figure = style({});
globalStyle(`${table} ${figure}`, { '@media': { [media.wide]: { textAlign: 'end' } } });
globalStyle(`${table}:not(${stacked}) ${figure}`, { textAlign: 'end' });

/** Keeps a date on one line. */
export const day = style({});
globalStyle(`${table}:not(${stacked}) ${day}`, { minInlineSize: '8rem', paddingInlineEnd: 0 });

const phone = `not ${media.wide}`;
globalStyle(`${stacked} thead`, {
  '@media': {
    // Small, because long headers would otherwise widen the page although they are visually hidden.
    [phone]: { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
globalStyle(`${stacked} tbody tr`, {
  '@media': { [phone]: { display: 'block', paddingBlock: vars.space[8], borderBlockStart: line } },
});
globalStyle(`${stacked} tbody > tr > *`, {
  '@media': { [phone]: { display: 'block', padding: `${vars.space[4]} 0`, borderBlockStart: 0 } },
});
globalStyle(`${stacked} tbody > tr > td`, {
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space[12] },
  },
});
globalStyle(`${stacked} td::before`, {
  '@media': { [phone]: { content: 'attr(data-column)', color: vars.color.muted } },
});
