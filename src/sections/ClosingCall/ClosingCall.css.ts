import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** The drawing's own size, where its ground lies on it, and how much of the paper is below that. */
export const paper = { width: 1440, height: 400, ground: 374, foot: 26 };
const storey = 64.8;
/** The slab above the upper one would lie right below the balloons. */
const slab = 10;
/** Two floors, one of them twice as high, above so many others. */
const from = (floors: number) => ({
  top: paper.ground - (floors + 3) * storey + slab,
  ground: paper.ground - floors * storey,
});
/** Where the part that a low one shows begins and ends: two floors, with the balloons above them where these are the upper ones. */
export const storeys = { 1: from(0), 2: from(0), 3: { ...from(2), top: 0 }, 4: { ...from(2), top: 0 } } as const;
/** So high are the balloons with their lines, which the two lower floors borrow from the top of the drawing: else they end at a cut. */
export const balloons = 56;
/** Below the ground of the upper floors: their slab and the break line under it. */
export const breakFoot = 44;
/** So many units of the drawing, where it is drawn at the sheet's scale. */
const sheet = (units: number) => `${units / 16}rem`;

/** The heading across, and below it the reason at the left, the actions at the right: beside both, half of it would stand empty. */
export const call = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[20],
  '@media': {
    [media.wide]: { rowGap: vars.space[28] },
    // The actions begin where the words of the footer's second half do.
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
/** Links below the button on every page: beside it not every one would fit. */
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
const air = { tall: [vars.space[32], vars.space[72]], low: [vars.space[20], vars.space[40]] } as const;
const height = ({ top, ground }: { top: number; ground: number }) => ground - top;
/** How far below the top of what is shown the ground lies. */
const grounds = {
  whole: paper.ground,
  lower: balloons + height(storeys[1]),
  upper: height(storeys[4]),
};
const cut = ([narrow, wide]: readonly [string, string], ground: number) => {
  const share = (units: number) => `${(units / (ground + paper.foot)) * 100}%`;
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
      background: `repeating-linear-gradient(135deg, ${pen(17)} 0 0.75px, transparent 0.75px ${sheet(6.364)})`,
    },
  });
};
/**
 * Ends on the ground that the footer stands in, one line from edge to edge of the window; the upper floors end with a
 * break line of the drawing, since there is no ground below them.
 */
export const cuts = {
  whole: cut(air.tall, grounds.whole),
  lower: cut(air.low, grounds.lower),
  upper: style([cut(air.low, grounds.upper), { '::before': { content: 'none' } }]),
};
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
/** Of the drawing what lies between two of its units, as wide as its place. */
const crop = (from: number, to: number) => ({
  inlineSize: percent(paper.width / (to - from)),
  marginInlineStart: percent(-from / (to - from)),
});
const end = 1384;
export const drawing = style({
  position: 'relative',
  // Whole bays and the level marks, of which phones have the floors' numbers.
  ...crop(807, 1266),
  clipPath: `inset(0 ${percent(1 - 1266 / paper.width)} 0 ${percent(807 / paper.width)})`,
  '@media': {
    [media.wide]: { ...crop(627, end), clipPath: 'none' },
    // From here it is whole: its columns and level marks end where the sheet does.
    [media.desk]: {
      inlineSize: `min(${percent(paper.width / (2 * end - paper.width))}, ${sheet(paper.width)})`,
      marginInlineStart: `max(${percent((end - paper.width) / (2 * end - paper.width))}, 50% - ${sheet(paper.width / 2)})`,
    },
  },
});

/** The lit floor may be the ground, and what is lit on it reaches below. */
export const foot = styleVariants(grounds, (ground, name) => ({
  aspectRatio: `${paper.width} / ${ground + (name === 'upper' ? breakFoot : paper.foot)}`,
}));

export const over = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
/** Below the balloons. */
export const under = style([over, { insetBlockStart: `${(balloons / (grounds.lower + paper.foot)) * 100}%` }]);
