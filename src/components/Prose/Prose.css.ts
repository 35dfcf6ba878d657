import { globalStyle, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const prose = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[40],
  maxInlineSize: characters(58),
  '@media': { [media.wide]: { rowGap: vars.space[56] } },
});
export const part = style([
  type.text,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[16],
    '@media': { [media.broad]: { fontSize: '1.25rem' } },
  },
]);
export const surface = style({ padding: vars.space[20], background: vars.color.surface, color: vars.color.text });
/** A part without a heading, which continues the previous part. */
export const continued = style({ marginBlockStart: `calc(-1 * ${vars.space[20]})` });
/** Text beside the media of its part. */
export const text = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[16] });
/** `characters()` counts digit widths: 49 digits hold 62 to 70 letters. Lists, tables and charts use the full width. */
globalStyle(`:is(${part}, ${text}) > p`, { maxInlineSize: characters(49) });
export const opening = style({ fontSize: vars.type.lead.size, lineHeight: vars.type.lead.line });
/** The marker is an empty string, because with `list-style: none`, Safari removes the list semantics. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyleType: '""' });
globalStyle(`${list} > li`, {
  paddingBlock: vars.space[12],
  // The lines are as wide as the column; the text is no wider than a paragraph.
  paddingInlineEnd: `max(0px, 100% - ${characters(49)})`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
});
export const large = style({
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[48], fontSize: '1.5rem' },
  },
});
export const figure = style([
  type.figure,
  {
    display: 'block',
    margin: `0 ${vars.space[12]} ${vars.space[8]} 0`,
    fontSize: vars.type.subline.size,
    lineHeight: 1.1,
  },
]);
// On phones, the figures form a column before their texts, so that all texts start at the same position.
const phone = `not ${media.wide}`;
globalStyle(`:has(> * > ${figure})`, {
  '@media': { [phone]: { gridTemplateColumns: `minmax(${vars.space[40]}, auto) 1fr` } },
});
globalStyle(`:has(> ${figure})`, {
  '@media': { [phone]: { display: 'grid', grid: 'auto / subgrid', gridColumn: '1 / -1' } },
});
// As many columns as fit, because entries are short.
export const sources = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: `${vars.space[8]} ${vars.space[24]}`,
    paddingInlineStart: '1.1em',
    listStyle: 'disc',
  },
]);

export const quote = style({
  paddingInlineStart: vars.space[20],
  borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
});
/** Note numbers do not make their line taller. */
export const note = style({ lineHeight: 0 });
export const notes = style([type.small, { paddingInlineStart: '1.5em', listStyle: 'decimal' }]);

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const title = ':is(h2, h3, h4)';
const beside = style({ '@media': { [media.desk]: { maxInlineSize: 'none' } } });
const headed = `${beside} > :has(> ${title})`;
globalStyle(headed, {
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
      rowGap: 0,
      paddingBlockStart: vars.space[24],
      borderBlockStart: strong,
    },
  },
});
globalStyle(`${headed} > *`, { '@media': { [media.desk]: { gridColumn: '5 / -1' } } });
globalStyle(`${headed} > :not(${title}) + *`, { '@media': { [media.desk]: { marginBlockStart: vars.space[16] } } });
// The heading spans more rows than exist. Gaps between empty rows would add height, so parts use margins instead.
globalStyle(`${headed} > ${title}`, {
  '@media': { [media.desk]: { gridColumn: '1 / 5', gridRow: '1 / span 9', alignSelf: 'start' } },
});
export const headings = { above: '', beside };
