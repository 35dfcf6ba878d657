import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const tier = style({
  display: 'grid',
  alignContent: 'start',
  flex: 1,
  gap: vars.space[16],
  '@media': { [media.wide]: { paddingBlock: vars.space[8] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
/** A quarter of the sheet for the heading, in line with the footer's cells; the tiers have the rest. */
export const sheet = style({
  marginInline: `calc(-1 * ${inset})`,
  '@media': { [media.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
});
export const opening = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[16],
  padding: `${vars.flow.section} ${inset} ${vars.flow.head}`,
  borderBlockEnd: strong,
  '@media': {
    [media.desk]: { padding: `${vars.space[32]} ${inset}`, borderBlockEnd: 0, borderInlineEnd: strong },
  },
});
