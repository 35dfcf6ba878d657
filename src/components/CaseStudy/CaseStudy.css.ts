import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const line = `${vars.stroke.hairline} solid ${vars.color.line}`;
const twelve = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[24] };

export const study = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[28],
  paddingBlockEnd: vars.space[40],
  '@media': {
    [media.desk]: { ...twelve, alignItems: 'start', paddingBlockEnd: vars.space[64] },
  },
});
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[16],
  '@media': { [media.desk]: { gridColumn: '1 / 7' } },
});
export const client = style([
  type.label,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16], marginBlockStart: vars.space[4] },
]);
export const quiet = style({ color: vars.color.muted });
// From where the solution below begins to where its cell ends.
export const picture = style({
  '@media': { [media.desk]: { gridColumn: '7 / 13', marginInlineStart: `calc(${inset} / 2)` } },
});

export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[32],
  paddingBlock: vars.space[40],
  '@media': { [media.desk]: { ...twelve, paddingBlock: vars.space[56] } },
});
export const half = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
  '@media': { [media.desk]: { gridColumn: 'span 6', paddingInlineEnd: vars.space[24] } },
  // In line with the cells of two and three above and below, whose padding begins at the sheet's frame line.
  selectors: {
    '&:nth-child(2)': { '@media': { [media.desk]: { marginInlineStart: `calc(${inset} / 2)` } } },
  },
});

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[20],
  paddingBlock: vars.space[32],
  borderBlockStart: strong,
  marginInline: `calc(-1 * ${inset})`,
  paddingInline: inset,
  '@media': { [media.desk]: { ...twelve, paddingBlock: vars.space[40] } },
});
export const timelineHead = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[4],
  '@media': { [media.desk]: { gridColumn: '1 / 5' } },
});
export const phases = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desk]: { gridColumn: '5 / 13', marginInlineStart: `calc(${inset} / 3)` } },
});
export const phase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  alignItems: 'baseline',
  paddingBlock: vars.space[8],
  '@media': { [media.wide]: { gridTemplateColumns: '11rem 5.5rem minmax(0, 1fr)' } },
});
export const phaseName = style([type.small, { lineHeight: 1.3 }]);
export const weeks = style([type.label, { color: vars.color.muted }]);
// Each begins at the top of its row, so that the marks below the last do not lift it; its axis is the baseline of the name.
export const scale = style({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  '@media': { [media.wide]: { gridColumn: 'auto', paddingBlockStart: '0.4375rem' } },
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  borderBlock: strong,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[16],
  padding: `${vars.space[24]} ${inset}`,
  selectors: {
    '&:not(:first-child)': {
      borderBlockStart: line,
      '@media': {
        [media.desk]: {
          borderBlockStart: 0,
          borderInlineStart: strong,
          // In one line with those between the figures.
          marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
        },
      },
    },
  },
  '@media': { [media.wide]: { paddingBlock: vars.space[28] } },
});
