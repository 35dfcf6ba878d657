import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** Size of the drawing, position of its ground line, and height below that line. */
export const paper = { width: 1440, height: 400, ground: 374, foot: 26 };
const storey = 64.8;
/** Height of the slab, which would cover the balloons. */
const slab = 10;
/** Two floors (one is twice as high) above a number of lower floors. */
const from = (floors: number) => ({
  top: paper.ground - (floors + 3) * storey + slab,
  ground: paper.ground - floors * storey,
});
/** Visible part of a low drawing: two floors, and the balloons above the upper ones. */
export const storeys = { 1: from(0), 2: from(0), 3: { ...from(2), top: 0 }, 4: { ...from(2), top: 0 } } as const;
/** Height of the balloons, which the lower floors borrow from the top of the drawing. */
export const balloons = 56;
/** Height of slab and break line below the upper floors. */
export const breakFoot = 44;
/** Units of the drawing at the scale of the page. */
const sheet = (units: number) => `${units / 16}rem`;

/** Heading at full width; text at the left and actions at the right below it. */
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
/** Secondary links stand below the button on every page, because not all fit beside it. */
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
/** Distance of the ground line from the top of the visible part. */
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
/** The drawing ends at the ground line, which spans the window; the upper floors end at a break line instead. */
export const cuts = {
  whole: cut(air.tall, grounds.whole),
  lower: cut(air.low, grounds.lower),
  upper: style([cut(air.low, grounds.upper), { '::before': { content: 'none' } }]),
};
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
/** Shows only the drawing between two horizontal positions. */
const crop = (from: number, to: number) => ({
  inlineSize: percent(paper.width / (to - from)),
  marginInlineStart: percent(-from / (to - from)),
});
const end = 1384;
export const drawing = style({
  position: 'relative',
  // Whole bays and the level marks; on phones, with the numbers of the floors.
  ...crop(807, 1266),
  clipPath: `inset(0 ${percent(1 - 1266 / paper.width)} 0 ${percent(807 / paper.width)})`,
  '@media': {
    [media.wide]: { ...crop(627, end), clipPath: 'none' },
    // On desktop the whole drawing is visible, aligned with the page width.
    [media.desk]: {
      inlineSize: `min(${percent(paper.width / (2 * end - paper.width))}, ${sheet(paper.width)})`,
      marginInlineStart: `max(${percent((end - paper.width) / (2 * end - paper.width))}, 50% - ${sheet(paper.width / 2)})`,
    },
  },
});

/** Includes space below the ground line, where highlights may extend. */
export const foot = styleVariants(grounds, (ground, name) => ({
  aspectRatio: `${paper.width} / ${ground + (name === 'upper' ? breakFoot : paper.foot)}`,
}));

export const over = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
export const under = style([over, { insetBlockStart: `${(balloons / (grounds.lower + paper.foot)) * 100}%` }]);
