import { createVar, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';
import { below, beside, cramped, desk, narrow, sheetEdge, stripHeight, typedShelf, u, upright } from './measures';
import { apart, heightOf, spare, unit } from './measures.css';
import { heroPhone } from './stage';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  // What lies behind everything lies in front of this section's surface.
  isolation: 'isolate',
  // A scroll bar leaves it narrower than the window.
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
        [heightOf]: 'max(37.5rem, 100svh)',
        // From the words' left edge (80) to its right frame line (1384) the stage is 1304 units wide. Its first 824 units of
        // height stand on the strip, which is always as high. Only a window that is high enough leaves room above and below:
        // in a low and wide one, height is what limits how wide the drawing is. The header makes the room above look smaller.
        [unit]: `min((${heightOf} - ${stripHeight} - clamp(0px, (${heightOf} - 58.75rem) * 0.25, 5rem)) / 824, (100cqi - 2 * ${sheetEdge} - ${vars.size.inset}) / 1304)`,
        [spare]: `calc((${heightOf} - ${stripHeight} - 824 * ${unit}) * 0.58)`,
        [apart]: `calc(100cqi - 2 * ${sheetEdge} - ${vars.size.inset} - 1304 * ${unit})`,
      },
      blockSize: heightOf,
      paddingBlockStart: 0,
    },
    [cramped]: { vars: { [heightOf]: 'max(45rem, 100svh)' } },
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
    [media.wide]: { paddingInline: `calc(${sheetEdge} + ${vars.size.inset})` },
    [upright]: { gridTemplateRows: 'auto auto minmax(27.5rem, 1fr) auto' },
    [beside]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: spare,
      paddingInline: `calc(${sheetEdge} + ${vars.size.inset})`,
    },
  },
});

export const heading = style([
  { paddingBlockStart: vars.space[28] },
  desk({
    position: 'absolute',
    insetBlockStart: `max(${u(110)}, ${vars.size.header})`,
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
    '@media': {
      // Above the drawing it leaves the drawing nearly half of the sheet in a window as high as a tablet is.
      [upright]: { fontSize: `max(${vars.type.hero.size}, min(10.5vw, 8.25rem))` },
      [beside]: { fontSize: u(112) },
    },
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
      vars: { [drawn]: 'min(100cqi - 15rem, (100cqb + 20px) * 350 / 470)' },
      // There is air enough at the foot of the drawing.
      paddingBlockEnd: vars.space[20],
      containerType: 'size',
    },
    [beside]: {
      containerType: 'normal',
      paddingBlockEnd: 0,
      position: 'absolute',
      // As far below the shelf as above the actions, in low windows less.
      insetBlockStart: `min(${u(645)} - 2.75rem, ${u(typedShelf)} + 1.5rem)`,
    },
    // The actions stand lower already.
    [narrow]: { insetBlockStart: `calc(${u(600)} - 0.875rem)` },
  },
});
/** How far right of the drawing the rail runs down. */
const rail = (heroPhone.railX - heroPhone.width) / heroPhone.width;
// Below the desk the shelf runs into a rail in the right margin, so that all words begin at one edge.
export const controls = style({
  '@media': {
    [below]: {
      paddingBlock: `${vars.space[24]} ${vars.space[8]}`,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: `0 calc(${drawn} * ${-rail} - 0.75px)`,
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
        // Ends before the leader line bends.
        maxInlineSize: `max(${u(450)}, 22rem)`,
        textWrap: 'balance',
        fontSize: `max(1.0625rem, ${u(18)})`,
        marginBlockEnd: `clamp(0.5rem, ${u(62)} - 2rem, 1.75rem)`,
      },
      // The actions stand lower, where the lowest plate's edge has run away from them.
      [narrow]: { marginBlockEnd: vars.space[40] },
      [cramped]: { marginBlockEnd: vars.space[56], fontSize: '1rem' },
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
  '@media': { [beside]: { marginBlockStart: `max(0px, ${u(40)} - 1.75rem)` } },
});

export const phone = style({
  position: 'relative',
  inlineSize: drawn,
  aspectRatio: '350 / 470',
  marginInlineStart: 'auto',
  '@media': {
    [media.wide]: { position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 },
    [beside]: { display: 'none' },
  },
});
