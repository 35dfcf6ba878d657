import { style, styleVariants } from '@vanilla-extract/css';
import { inkStart } from '../../theme/inkStart';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const between = `${media.wide} and (width < 1024px)`;
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;

/** As high as the proof beside it: the pages share what room there is. */
export const list = style({ display: 'grid', gridTemplateRows: 'auto 1fr', flex: 1 });
export const label = style({
  marginInline: `calc(-1 * ${inset})`,
  padding: `${vars.space[12]} ${vars.size.marginNarrow}`,
  '@media': { [media.wide]: { paddingInline: vars.size.inset } },
});
export const below = style({ borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` });

export const proof = style({ position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%' });
/** Its drawing above its words, from 700 to 1023 px and in `across` beside them. */
export const direction = styleVariants({
  down: {
    '@media': { [between]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  across: {
    '@media': {
      [between]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
  },
});
const beside = { display: 'grid', alignContent: 'center', borderBlockEnd: 0, borderInlineEnd: line } as const;
export const picture = style({
  borderBlockEnd: line,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Signal is scarce: the page has its own in its head.
  vars: { [vars.color.signal]: 'currentColor' },
  '@media': { [between]: beside },
  selectors: { [`${direction.across} > &`]: { '@media': { [media.desk]: beside } } },
});
// Its ink begins in line with the words, and ends as far from the cell's other edge.
export const drawing = style({ '@media': { [media.wide]: inkStart(vars.size.inset) } });
export const words = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[12],
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[24]}`,
  '@media': { [media.wide]: { paddingInline: vars.size.inset } },
  selectors: {
    [`${direction.across} > &`]: {
      '@media': { [media.wide]: { alignContent: 'center', rowGap: vars.space[20] } },
    },
  },
});
