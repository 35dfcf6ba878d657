import { style, styleVariants } from '@vanilla-extract/css';
import { inkStart } from '../../theme/inkStart';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const single = 'minmax(0, 1fr)';

export const label = style({
  marginInline: `calc(-1 * ${inset})`,
  padding: `${vars.space[12]} ${vars.size.marginNarrow}`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  '@media': { [media.wide]: { paddingInline: vars.size.inset } },
});

/** Its drawing above its words, from 700 px half of the row beside them. */
export const proof = style({
  display: 'grid',
  gridTemplateColumns: single,
  '@media': { [media.wide]: { gridTemplateColumns: `${single} ${single}` } },
});
export const side = styleVariants({ start: {}, end: {} });
export const picture = style({
  display: 'grid',
  gridTemplateColumns: single,
  alignContent: 'center',
  // Signal is scarce: the page has its own in its head.
  vars: { [vars.color.signal]: 'currentColor' },
  borderBlockEnd: line,
  '@media': { [media.wide]: { borderBlockEnd: 0, borderInlineEnd: line } },
  selectors: {
    [`${side.end} > &`]: {
      '@media': { [media.wide]: { order: 1, borderInlineStart: line, borderInlineEnd: 0 } },
    },
  },
});
// Its ink begins in line with the words, and ends as far from the cell's other edge.
export const drawing = style({ '@media': { [media.wide]: inkStart(vars.size.inset) } });
export const words = style({
  display: 'grid',
  gridTemplateColumns: single,
  alignContent: 'start',
  rowGap: vars.space[12],
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[24]}`,
  '@media': { [media.wide]: { alignContent: 'center', rowGap: vars.space[20], paddingInline: vars.size.inset } },
});
