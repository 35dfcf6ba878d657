import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** Size of the drawing, position of its ground line, and height below that line. */
export const drawingSize = { width: 1440, height: 400, ground: 374, foot: 26 };
const floorHeight = 64.8;
const slabHeight = 10;
/** Vertical range of two floors, one of them twice as high, above a number of lower floors. */
const rangeAbove = (floors: number) => ({
  top: drawingSize.ground - (floors + 3) * floorHeight + slabHeight,
  ground: drawingSize.ground - floors * floorHeight,
});
/** Visible range of a `low` drawing by highlighted floor: two floors and, for 3 and 4, the balloons above them. */
export const floorRanges = {
  1: rangeAbove(0),
  2: rangeAbove(0),
  3: { ...rangeAbove(2), top: 0 },
  4: { ...rangeAbove(2), top: 0 },
} as const;
/** Height of the balloons, which are at the top of the drawing and also shown above the lower floors. */
export const balloons = 56;
/** Height of slab and break line below the upper floors. */
export const breakFoot = 44;
/** Converts units of the drawing to rem. */
const pageUnits = (units: number) => `${units / 16}rem`;

/** On desktop, the heading has the full width, above the text at the left and the actions at the right. */
export const call = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[20],
  '@media': {
    [media.wide]: { rowGap: vars.space[28] },
    // Aligns with the second half of the footer.
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[48] },
  },
});
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[20],
  '@media': {
    [media.wide]: { rowGap: vars.space[28] },
    [media.desk]: { gridColumn: '1 / -1' },
  },
});
export const badge = style({ display: 'flex' });
/** Secondary links are below the button on every page, because not all fit beside it. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[12],
});
export const further = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[28],
  marginBlockStart: vars.space[12],
  '@media': { [`not ${media.wide}`]: { flexDirection: 'column', alignItems: 'start' } },
});
export const note = style([type.label, { marginBlockStart: vars.space[12], color: vars.color.muted }]);

export const figures = style({
  marginBlockStart: vars.space[32],
  '@media': { [media.wide]: { marginBlockStart: vars.space[72] } },
});

const pen = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;
const spacing = { tall: [vars.space[32], vars.space[72]], low: [vars.space[20], vars.space[40]] } as const;
const height = ({ top, ground }: { top: number; ground: number }) => ground - top;
/** Distance of the ground line from the top of the visible part. */
const grounds = {
  whole: drawingSize.ground,
  lower: balloons + height(floorRanges[1]),
  upper: height(floorRanges[4]),
};
const cut = ([narrow, wide]: readonly [string, string], ground: number) => {
  const share = (units: number) => `${(units / (ground + drawingSize.foot)) * 100}%`;
  return style({
    position: 'relative',
    overflow: 'clip',
    marginBlockStart: narrow,
    paddingInline: vars.size.marginNarrow,
    '@media': { [media.wide]: { marginBlockStart: wide, paddingInline: vars.size.margin } },
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: share(ground),
      blockSize: share(11),
      borderBlockStart: `1px solid ${pen(68)}`,
      background: `repeating-linear-gradient(135deg, ${pen(17)} 0 0.75px, transparent 0.75px ${pageUnits(6.364)})`,
    },
  });
};
/** The drawing ends at the ground line, which spans the window; the upper floors end at a break line instead. */
export const cuts = {
  whole: cut(spacing.tall, grounds.whole),
  lower: cut(spacing.low, grounds.lower),
  upper: style([cut(spacing.low, grounds.upper), { '::before': { content: 'none' } }]),
};
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
/** Scales and shifts the drawing, so that the part between two horizontal positions fills the width. */
const crop = (from: number, to: number) => ({
  inlineSize: percent(drawingSize.width / (to - from)),
  marginInlineStart: percent(-from / (to - from)),
});
const end = 1384;
export const drawing = style({
  position: 'relative',
  ...crop(807, 1266),
  clipPath: `inset(0 ${percent(1 - 1266 / drawingSize.width)} 0 ${percent(807 / drawingSize.width)})`,
  '@media': {
    [media.wide]: { ...crop(627, end), clipPath: 'none' },
    // On desktop the whole drawing is visible, aligned with the page width.
    [media.desk]: {
      inlineSize: `min(${percent(drawingSize.width / (2 * end - drawingSize.width))}, ${pageUnits(drawingSize.width)})`,
      marginInlineStart: `max(${percent((end - drawingSize.width) / (2 * end - drawingSize.width))}, 50% - ${pageUnits(drawingSize.width / 2)})`,
    },
  },
});

/** Includes the space below the ground line, into which highlights may extend. */
export const foot = styleVariants(grounds, (ground, name) => ({
  aspectRatio: `${drawingSize.width} / ${ground + (name === 'upper' ? breakFoot : drawingSize.foot)}`,
}));

export const overlay = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
export const overlayBelowBalloons = style([
  overlay,
  { insetBlockStart: `${(balloons / (grounds.lower + drawingSize.foot)) * 100}%` },
]);
