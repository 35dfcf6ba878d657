import { createVar, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { pressable } from '../../theme/pressable';
import { withAttribute } from '../../theme/rootAttributes';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import { film as filmArea, heroStage } from './stage.generated';

/** One unit of the 1440 × 900 stage: it shrinks and grows with the window. */
const unit = createVar();
const heightOf = createVar();
/** What the window has in height and the stage has not, half of it. */
const spare = createVar();
/** How far its frame lines stand from the window's edges: as the sheet's, or nearer where the stage is wider than it. */
const edge = createVar();
/** Left of the stage, how much further it is to the words. */
const apart = createVar();
const u = (value: number) => `calc(${value} * ${unit})`;
/** Stage units from the right frame line, where the shelves of the callouts end. */
const frameRight = 1384;
const typedShelf = 568;

/** Words and drawing beside each other; in a window that is higher than wide they stand above each other. */
const beside = `${media.desk} and (orientation: landscape)`;
const cramped = `${beside} and (max-width: 1139px)`;
const desk = (rules: StyleRule): StyleRule => ({ '@media': { [beside]: rules } });
const below = `not ${beside}`;

const sheetEdge = `max(${vars.size.margin}, (100vw - ${vars.size.sheet}) / 2)`;
const stripHeight = '56px';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  // What lies behind everything lies in front of this section's ground.
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.canvas,
  color: vars.color.text,
  paddingBlockStart: vars.size.headerNarrow,
  '@media': {
    screen: { minBlockSize: '100svh' },
    [beside]: {
      vars: {
        [heightOf]: 'max(600px, 100svh)',
        // From the words' left edge (80) to its right frame line (1384) the stage is 1304 units wide. Its 900 units of
        // height hold the strip, which is always as high, 36 units above the foot.
        [unit]: `min((${heightOf} - ${stripHeight}) / 844, (100vw - 2 * ${vars.size.margin} - ${vars.size.inset}) / 1304)`,
        [spare]: `calc((${heightOf} - ${stripHeight} - 844 * ${unit}) / 2)`,
        [edge]: `min(${sheetEdge}, (100vw - ${vars.size.inset} - 1304 * ${unit}) / 2)`,
        [apart]: `calc(100vw - 2 * ${edge} - ${vars.size.inset} - 1304 * ${unit})`,
      },
      blockSize: heightOf,
      paddingBlockStart: 0,
    },
    [cramped]: { vars: { [heightOf]: 'max(720px, 100svh)' } },
  },
});

/** A photograph behind everything, while no film is shown: so dark that any of it is ground enough for the words. */
export const poster = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0.2,
  '@media': {
    [beside]: {
      transition: `opacity ${vars.duration.reveal} ${vars.easing.out}`,
      selectors: {
        '[data-motion="running"]:has([src][data-film]:not([data-film="failed"])) &': { opacity: 0 },
      },
    },
  },
});

// The stage hangs on its right frame line, so that the callouts end on it however small the stage is drawn.
export const frame = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      insetInline: sheetEdge,
      borderInline: `1px solid ${vars.color.line}`,
      pointerEvents: 'none',
    },
    [beside]: { insetInline: edge },
  },
});
export const stage = style({
  display: 'none',
  '@media': {
    [beside]: {
      display: 'block',
      position: 'absolute',
      insetBlock: `${spare} 0`,
      insetInlineEnd: `calc(${edge} - ${u(heroStage.width - frameRight)})`,
      inlineSize: u(heroStage.width),
    },
  },
});

export const overlay = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
});

/** The border of the sheet, where the stage stands at its full size or larger. */
export const border = style({
  display: 'none',
  '@media': {
    'screen and (min-width: 1440px) and (min-height: 900px)': {
      display: 'block',
      insetBlock: 'auto 0',
      blockSize: u(heroStage.height),
    },
  },
});

const film = style({
  position: 'absolute',
  insetInlineStart: u(filmArea.x),
  insetBlockStart: u(filmArea.y),
  inlineSize: u(filmArea.width),
  blockSize: u(filmArea.height),
  maxInlineSize: 'none',
  // Behind the drawing's lines.
  zIndex: -1,
  transition: `opacity ${vars.duration.reveal} ${vars.easing.out}`,
  selectors: {
    '[data-motion="paused"] &': { opacity: 0 },
    '&[data-film="failed"]': { display: 'none' },
  },
});
const hidden: StyleRule = { display: 'none' };
/** A film's ground is that of its theme: the other one is not shown, and so not fetched. */
export const filmOf = styleVariants({
  light: [
    film,
    {
      '@media': {
        '(prefers-color-scheme: dark)': { selectors: { [`:root:not(${withAttribute('theme')}) &`]: hidden } },
      },
      selectors: { [`${withAttribute('theme', 'dark')} &`]: hidden },
    },
  ],
  dark: [
    film,
    {
      '@media': {
        '(prefers-color-scheme: light)': { selectors: { [`:root:not(${withAttribute('theme')}) &`]: hidden } },
      },
      selectors: { [`${withAttribute('theme', 'light')} &`]: hidden },
    },
  ],
});

// Keeps the words above 4.5 : 1 whatever passes behind them.
export const veil = style({
  position: 'absolute',
  insetBlock: `calc(-1 * ${spare}) 0`,
  insetInlineStart: '-100vw',
  insetInlineEnd: 0,
  pointerEvents: 'none',
  background: `linear-gradient(90deg, ${vars.color.canvas} calc(100vw + ${u(80)}), color-mix(in srgb, ${vars.color.canvas} 90%, transparent) calc(100vw + ${u(475)}), color-mix(in srgb, ${vars.color.canvas} 35%, transparent) calc(100vw + ${u(620)}), transparent calc(100vw + ${u(750)}))`,
});

const pen = (width: number, strokeOpacity: number) => ({
  strokeWidth: width,
  strokeOpacity,
  vectorEffect: 'non-scaling-stroke' as const,
});
// The words' shelf is the leader line: it begins where they do, however far left of the stage that is.
export const leaders = style([overlay, desk({ clipPath: `inset(-100vh -100vw -100vh calc(${u(80)} - ${apart}))` })]);
export const casing = style({ stroke: vars.color.canvas, strokeWidth: 6 });
export const leader = style({ stroke: vars.color.signal, ...pen(1.5, 1) });
export const bus = style({ stroke: vars.color.signal, ...pen(1, 0.85) });
export const halo = style({ stroke: vars.color.signal, fill: vars.color.signal, fillOpacity: 0.18, ...pen(1, 0.7) });
export const node = style({ fill: vars.color.signal, stroke: 'none' });

export const live = styleVariants(heroStage.words, (_, word) => [
  {
    opacity: 0,
    transition: `opacity ${vars.duration.reveal} ${vars.easing.out}`,
    selectors: { [`[data-word="${word}"] &`]: { opacity: 1 } },
  },
]);

const glow = keyframes({ '0%, 100%': { opacity: 0 }, '50%': { opacity: 0.9 } });
/** How often the lights change, all together, in s: a device that draws without a graphics chip draws less than half. */
const beat = 0.1;
const lit = (seconds: number, delay: number) => ({
  stroke: vars.color.text,
  strokeLinecap: 'round' as const,
  opacity: 0,
  selectors: {
    '[data-motion="running"] &': {
      animation: `${glow} ${seconds}s ${delay}s steps(${Math.round(seconds / 2 / beat)}) infinite`,
      willChange: 'opacity',
    },
  },
});
export const lights = styleVariants({
  1: lit(4.2, 0),
  2: lit(5.4, -1.1),
  3: lit(6, -3.2),
  4: lit(4.8, -2.4),
  5: lit(7.2, -4.6),
});

export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto auto minmax(400px, 1fr) auto / 100%',
  flexGrow: 1,
  inlineSize: '100%',
  paddingInline: vars.size.marginNarrow,
  '@media': {
    [media.wide]: { paddingInline: `calc(${sheetEdge} + ${vars.size.inset})` },
    [beside]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: spare,
      paddingInline: `calc(${edge} + ${vars.size.inset})`,
    },
  },
});

export const heading = style([
  { paddingBlockStart: vars.space[28] },
  desk({
    position: 'absolute',
    insetBlockStart: `max(${u(98)}, ${vars.size.header})`,
    paddingBlockStart: 0,
  }),
]);
export const headline = style([
  type.hero,
  {
    display: 'block',
    inlineSize: 'min-content',
    // Spaced out by the visitor, a word may need more than a phone is wide: then it breaks.
    maxInlineSize: '100%',
    marginInlineStart: '-0.035em',
    '@media': { [beside]: { fontSize: u(112) } },
  },
]);
export const line = style({ '@media': { [media.wide]: { whiteSpace: 'nowrap' } } });
export const subline = style([
  type.subline,
  {
    display: 'block',
    marginBlockStart: vars.space[16],
    '@media': { [beside]: { marginBlockStart: u(24), fontSize: u(38) } },
  },
]);

// A shelf of its own: its height and width never change with the word.
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
        insetBlockStart: u(typedShelf - 62),
        blockSize: u(62),
        paddingBlockEnd: u(12),
        fontSize: u(52),
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

/** How wide the upright drawing is: as wide as a phone; on a tablet what the height allows, beside the actions. */
const drawn = createVar();
export const run = style({
  vars: { [drawn]: 'min(100%, 460px)' },
  '@media': {
    // The rail comes from above in the drawing's overlay; it is cut where the shelf runs into it.
    [below]: { position: 'relative', overflowX: 'visible', overflowY: 'clip' },
    [media.wide]: {
      vars: { [drawn]: 'min(100cqi - 240px, (100cqb - 24px) * 350 / 470)' },
      containerType: 'size',
    },
    [beside]: {
      containerType: 'normal',
      position: 'absolute',
      insetBlockStart: u(578),
    },
  },
});
// Below the desk the shelf runs into a rail in the right margin, 11 of the drawing's 350 units outside it.
export const controls = style({
  '@media': {
    [below]: {
      paddingBlock: `${vars.space[24]} ${vars.space[8]}`,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
        insetInlineEnd: `calc(${drawn} * -11 / 350 - 0.75px)`,
        pointerEvents: 'none',
        borderBlockStart: `1.5px solid ${vars.color.signal}`,
      },
    },
  },
});
// Beside the drawing there is room for two lines, in a window of 600 px too.
export const lead = style([
  type.text,
  {
    marginBlockEnd: vars.space[16],
    '@media': {
      [media.wide]: { maxInlineSize: '15em', fontSize: vars.type.small.size, lineHeight: 1.4 },
      [beside]: {
        maxInlineSize: u(530),
        fontSize: `max(${vars.type.small.size}, ${u(17)})`,
        marginBlockEnd: `max(8px, ${u(14)})`,
      },
    },
  },
]);
const column: StyleRule = { flexDirection: 'column', alignItems: 'flex-start' };
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  // Beside each other they would run into an upright drawing.
  '@media': { [media.wide]: column, [beside]: { flexDirection: 'row' } },
});
export const more = style({
  marginBlockStart: vars.space[12],
  // The link has room of its own above and below its words.
  '@media': { [beside]: { marginBlockStart: `max(0px, ${u(40)} - 28px)` } },
});

export const phone = style({
  position: 'relative',
  inlineSize: drawn,
  marginInlineStart: 'auto',
  aspectRatio: '350 / 470',
  '@media': {
    [media.wide]: { position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 },
    [beside]: { display: 'none' },
  },
});

export const stats = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginInline: `calc(-1 * ${vars.size.marginNarrow})`,
  marginBlockStart: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)', marginInline: `calc(-1 * ${vars.size.inset})` },
    [beside]: { display: 'block', margin: 0, border: 0 },
  },
});
const statBase = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[20]} ${vars.size.marginNarrow} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  borderInlineEnd: `1px solid ${vars.color.lineStrong}`,
  '@media': {
    [`not ${media.wide}`]: { selectors: { '&:nth-child(even)': { borderInlineEnd: 0 } } },
    [media.wide]: { paddingInline: vars.size.inset, selectors: { '&:last-child': { borderInlineEnd: 0 } } },
    [beside]: {
      position: 'absolute',
      display: 'block',
      insetInlineEnd: `calc(${edge} + ${vars.size.inset})`,
      padding: 0,
      border: 0,
      textAlign: 'end',
      inlineSize: u(208),
    },
  },
});
const onShelf = (index: number) => [statBase, desk({ insetBlockStart: u(heroStage.callouts[index]?.shelfY ?? 0) })];
export const stat = styleVariants({ 0: onShelf(0), 1: onShelf(1), 2: onShelf(2), 3: onShelf(3) });
export const statValue = style([
  type.figure,
  {
    fontSize: '3rem',
    // In a wider typeface a figure would break within.
    whiteSpace: 'nowrap',
    '@media': {
      [beside]: {
        position: 'absolute',
        insetInlineEnd: 0,
        insetBlockEnd: `calc(100% + ${u(9)})`,
        fontSize: u(56),
        lineHeight: 0.9,
      },
    },
  },
]);
export const statLabel = style([
  type.label,
  {
    display: 'block',
    marginBlockStart: vars.space[8],
    color: vars.color.muted,
    '@media': {
      [beside]: { paddingBlockStart: u(9), margin: 0, fontSize: `max(${vars.type.label.size}, ${u(13)})` },
    },
  },
]);

export const strip = style({
  position: 'relative',
  background: vars.color.canvas,
  '@media': {
    [media.wide]: {
      display: 'flex',
      alignItems: 'stretch',
      marginInline: sheetEdge,
      borderInline: `1px solid ${vars.color.lineStrong}`,
    },
    [beside]: {
      position: 'absolute',
      insetInline: edge,
      insetBlockEnd: u(36),
      marginInline: 0,
      minBlockSize: stripHeight,
      border: `1px solid ${vars.color.lineStrong}`,
    },
  },
});
export const badges = style({
  paddingBlock: vars.space[12],
  '@media': { [media.wide]: { display: 'flex', padding: 0 } },
});
const stripItem = {
  fontSize: vars.type.small.size,
  fontStretch: '94%',
  lineHeight: 1.3,
} as const;
export const badge = style({
  ...stripItem,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 36,
  paddingInline: vars.size.marginNarrow,
  '@media': {
    [media.wide]: { paddingInline: vars.space[12], borderInlineEnd: `1px solid ${vars.color.line}` },
    [media.desk]: { paddingInline: vars.size.inset },
  },
});
export const title = style([
  type.drawing,
  {
    display: 'none',
    '@media': {
      [beside]: {
        display: 'block',
        marginInlineStart: 'auto',
        alignSelf: 'center',
        paddingInlineEnd: vars.size.inset,
        color: vars.color.muted,
      },
    },
  },
]);
export const toggle = style([
  pressable,
  {
    ...stripItem,
    inlineSize: '100%',
    minBlockSize: 52,
    paddingInline: vars.size.marginNarrow,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.wide]: {
        inlineSize: 'auto',
        marginInlineStart: 'auto',
        paddingInline: vars.space[12],
        borderBlockStart: 0,
        borderInlineStart: `1px solid ${vars.color.line}`,
      },
      [beside]: { marginInlineStart: 0, paddingInline: vars.size.inset },
      // Nothing moves without scripts, so there is nothing to pause.
      [media.noScript]: { display: 'none' },
    },
    ':focus-visible': { outlineOffset: '-4px' },
  },
]);
const face = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const whenRunning = style([face, { selectors: { '[data-motion="paused"] &': { display: 'none' } } }]);
export const whenPaused = style([face, { selectors: { '[data-motion="running"] &': { display: 'none' } } }]);
