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
// The type of its text is set on the whole part, which says it once.
export const part = style([
  type.text,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[16],
    // As many letters a line take more of a wide sheet.
    '@media': { [media.broad]: { fontSize: '1.25rem' } },
  },
]);
/** A part on another ground paints it, and keeps its words off the edges. */
export const surface = style({ padding: vars.space[20], background: vars.color.surface, color: vars.color.text });
/** Goes on after a table or list, without a heading of its own. */
export const continued = style({ marginBlockStart: `calc(-1 * ${vars.space[20]})` });
/** 62 to 70 letters a line, which are narrower than digits. Tables and charts have the whole column. */
const measure = { maxInlineSize: characters(49) };
globalStyle(`${part} > p`, measure);
// The first paragraph of all carries the reader from the lead into the text.
export const opening = style({ fontSize: vars.type.lead.size, lineHeight: vars.type.lead.line });
export const list = style({
  ...measure,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[8],
  paddingInlineStart: '1.1em',
  listStyle: 'disc',
});
export const sources = style([type.small, list]);
