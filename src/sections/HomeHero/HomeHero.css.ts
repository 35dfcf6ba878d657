import { createVar, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import {
  below,
  beside,
  desk,
  narrow,
  pageMargin,
  smallLandscape,
  stageUnits,
  stripHeight,
  typedBaseline,
  upright,
} from './measures';
import { gapToText, heroHeight, spaceAbove, unit } from './measures.css';
import { heroPhone } from './stage';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  // Contains the negative z-index of the background.
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.canvas,
  color: vars.color.text,
  paddingBlockStart: vars.size.headerNarrow,
  '@media': {
    screen: { minBlockSize: '100svh' },
    [beside]: {
      vars: {
        [heroHeight]: 'max(37.5rem, 100svh)',
        // From the text (80) to the right frame line (1384), the stage is 1304 units wide. Its upper 824 units fit
        // above the strip. In low and wide windows, the height limits the drawing; in others, the width does. `clamp`
        // adds space above and below the stage in windows higher than 58.75rem.
        [unit]: `min((${heroHeight} - ${stripHeight} - clamp(0px, (${heroHeight} - 58.75rem) * 0.25, 5rem)) / 824, (100cqi - 2 * ${pageMargin} - ${vars.size.inset}) / 1304)`,
        [spaceAbove]: `calc((${heroHeight} - ${stripHeight} - 824 * ${unit}) * 0.58)`,
        [gapToText]: `calc(100cqi - 2 * ${pageMargin} - ${vars.size.inset} - 1304 * ${unit})`,
      },
      blockSize: heroHeight,
      paddingBlockStart: 0,
    },
    [smallLandscape]: { vars: { [heroHeight]: 'max(45rem, 100svh)' } },
  },
});

export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto auto minmax(428px, 1fr) auto / 100%',
  flexGrow: 1,
  inlineSize: '100%',
  paddingInline: vars.size.marginNarrow,
  '@media': {
    [media.wide]: { paddingInline: `calc(${pageMargin} + ${vars.size.inset})` },
    [upright]: { gridTemplateRows: 'auto auto minmax(27.5rem, 1fr) auto' },
    [beside]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: spaceAbove,
      paddingInline: `calc(${pageMargin} + ${vars.size.inset})`,
    },
  },
});

export const heading = style([
  { paddingBlockStart: vars.space[28] },
  desk({
    position: 'absolute',
    insetBlockStart: `max(${stageUnits(110)}, ${vars.size.header})`,
    paddingBlockStart: 0,
  }),
]);
export const headline = style([
  type.hero,
  {
    display: 'block',
    inlineSize: 'min-content',
    // With a visitor's own letter spacing, a word may be wider than a phone and must break.
    maxInlineSize: '100%',
    marginInlineStart: '-0.035em',
    '@media': {
      // Leaves space for the drawing below on tablets.
      [upright]: { fontSize: `max(${vars.type.hero.size}, min(10.5vw, 8.25rem))` },
      [beside]: { fontSize: stageUnits(112) },
    },
  },
]);
export const line = style({ '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });
export const subline = style([
  type.subline,
  {
    display: 'block',
    marginBlockStart: vars.space[16],
    '@media': { [beside]: { marginBlockStart: stageUnits(24), fontSize: stageUnits(38) } },
  },
]);

// The height is fixed, so that the layout does not change with the typed word.
export const typed = style([
  type.typed,
  {
    display: 'flex',
    alignItems: 'flex-end',
    blockSize: '1.375em',
    paddingBlockEnd: '0.28em',
    color: vars.color.signal,
    whiteSpace: 'pre',
    '@media': {
      [beside]: {
        position: 'absolute',
        insetBlockStart: stageUnits(typedBaseline - 62),
        blockSize: stageUnits(62),
        paddingBlockEnd: stageUnits(12),
        fontSize: stageUnits(52),
      },
    },
  },
]);

const blink = keyframes({ '0%, 50%': { opacity: 1 }, '51%, 100%': { opacity: 0 } });
export const caret = style({
  inlineSize: 2,
  blockSize: '0.92em',
  marginInlineStart: '0.12em',
  background: vars.color.signal,
  selectors: { '[data-motion="running"] &': { animation: `${blink} 1.06s step-end infinite` } },
});

/** Width of the `hero-phone` drawing: at most 460 px on phones; on tablets, limited by the height and the actions. */
const drawingWidth = createVar();
export const actionsArea = style({
  vars: { [drawingWidth]: 'min(100%, 460px)' },
  '@media': {
    // Clips the overlay's vertical line (rail) where it meets the line below the typed word.
    [below]: { position: 'relative', overflowX: 'visible', overflowY: 'clip' },
    [media.wide]: {
      vars: { [drawingWidth]: 'min(100cqi - 15rem, (100cqb + 20px) * 350 / 470)' },
      // The drawing extends into this padding, because it has its own bottom margin.
      paddingBlockEnd: vars.space[20],
      containerType: 'size',
    },
    [beside]: {
      containerType: 'normal',
      paddingBlockEnd: 0,
      position: 'absolute',
      insetBlockStart: `min(${stageUnits(645)} - 2.75rem, ${stageUnits(typedBaseline)} + 1.5rem)`,
    },
    [narrow]: { insetBlockStart: `calc(${stageUnits(600)} - 0.875rem)` },
  },
});
/** Distance of the rail from the right edge of the drawing, relative to its width. */
const railOffset = (heroPhone.railX - heroPhone.width) / heroPhone.width;
// On small screens, the line below the typed word leads into a rail at the right margin.
export const controls = style({
  '@media': {
    [below]: {
      paddingBlock: `${vars.space[24]} ${vars.space[8]}`,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: `0 calc(${drawingWidth} * ${-railOffset} - 0.75px)`,
        pointerEvents: 'none',
        borderBlockStart: `1.5px solid ${vars.color.signal}`,
      },
    },
  },
});
export const lead = style([
  type.text,
  {
    marginBlockEnd: vars.space[16],
    '@media': {
      [media.wide]: { maxInlineSize: '15em', fontSize: vars.type.small.size, lineHeight: 1.4 },
      [beside]: {
        // Ends before the bend of the leader line.
        maxInlineSize: `max(${stageUnits(450)}, 22rem)`,
        textWrap: 'balance',
        fontSize: `max(1.0625rem, ${stageUnits(18)})`,
        marginBlockEnd: `clamp(0.5rem, ${stageUnits(62)} - 2rem, 1.75rem)`,
      },
      // In these windows, the actions are lower, because the lowest plate leaves space for them.
      [narrow]: { marginBlockEnd: vars.space[40] },
      [smallLandscape]: { marginBlockEnd: vars.space[56], fontSize: '1rem' },
    },
  },
]);
const column: StyleRule = { flexDirection: 'column', alignItems: 'flex-start' };
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  // On tablets, actions that are side by side would overlap the `hero-phone` drawing.
  '@media': { [media.wide]: column, [beside]: { flexDirection: 'row' } },
});
export const more = style({
  marginBlockStart: vars.space[12],
  // The link has its own vertical padding.
  '@media': { [beside]: { marginBlockStart: `max(0px, ${stageUnits(40)} - 1.75rem)` } },
});

export const phone = style({
  position: 'relative',
  inlineSize: drawingWidth,
  aspectRatio: '350 / 470',
  marginInlineStart: 'auto',
  '@media': {
    [media.wide]: { position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 },
    [beside]: { display: 'none' },
  },
});
