import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../src/theme/media';
import { type } from '../../src/theme/type.css';
import { vars } from '../../src/theme/vars.css';

// The documentation pages' own layout. They show the tokens; the site's parts are in src/.
export const sheet = style({ background: vars.color.canvas, color: vars.color.text, padding: vars.space[24] });
export const table = style([type.small, { inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }]);
export const head = style([type.label, { padding: vars.space[8], textAlign: 'start', color: vars.color.muted }]);
export const cell = style({
  padding: vars.space[8],
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
});
export const swatch = style({
  inlineSize: 56,
  blockSize: 40,
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
});
/** As long as the space it shows, however narrow the column. */
export const bar = style({ maxInlineSize: 'none' });
// On phones each type style is a block of its own: name and figures in lines, then the sample in the full width.
export const specimens = style({});
const phone = `not ${media.wide}`;
globalStyle(`${specimens} ${cell}`, { paddingBlock: vars.space[12] });
globalStyle(`${specimens} :is(table, tbody, td)`, { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${specimens} thead`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${specimens} tr`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      paddingBlock: vars.space[16],
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    },
  },
});
globalStyle(`${specimens} ${cell}`, { '@media': { [phone]: { border: 0, padding: `${vars.space[4]} 0` } } });
globalStyle(`${specimens} :is(td:first-child, td:nth-child(2), td:last-child)`, {
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
globalStyle(`${specimens} td:first-child`, { '@media': { [phone]: { fontWeight: 600 } } });
globalStyle(`${specimens} td:not(:first-child, :last-child)::before`, {
  '@media': { [phone]: { content: 'attr(data-head) " "', color: vars.color.muted } },
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space[16],
});
export const icon = style([type.label, { display: 'grid', justifyItems: 'start', gap: vars.space[8] }]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space[24],
});
export const column = style([
  type.label,
  {
    minBlockSize: 96,
    padding: `${vars.space[4]} 0`,
    background: vars.color.band,
    textIndent: vars.space[4],
    whiteSpace: 'nowrap',
    '@media': { [phone]: { textIndent: 0 } },
  },
]);
export const grounds = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' });
export const ground = style({
  padding: vars.space[24],
  background: vars.color.ground,
  color: vars.color.text,
  border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
});
