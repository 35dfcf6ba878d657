import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { beside, desk, frameRight, pageMargin, stageUnits } from './measures';
import { gapToText, spaceAbove } from './measures.css';
import { heroStage } from './stage';

const background = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.duration.reveal} ${vars.easing.out}`,
} as const;

/** Photograph in the background, dark enough for text on any part of it. */
export const poster = style({
  ...background,
  opacity: 0.2,
  selectors: { '[data-motion="running"]:has([src][data-film]:not([data-film="failed"])) &': { opacity: 0 } },
});

// Black parts of the film leave the background unchanged. On the brightest parts, the contrast of text is at least
// 4.5 : 1, that of the typed word 3 : 1.
export const film = style({
  ...background,
  mixBlendMode: 'screen',
  opacity: 0.18,
  selectors: { '[data-motion="paused"] &': { opacity: 0 }, '&[data-film="failed"]': { display: 'none' } },
});

export const frame = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      insetInline: pageMargin,
      borderInline: `1px solid ${vars.color.line}`,
      pointerEvents: 'none',
    },
  },
});
export const stage = style({
  display: 'none',
  '@media': {
    [beside]: {
      display: 'block',
      position: 'absolute',
      insetBlock: `${spaceAbove} 0`,
      insetInlineEnd: `calc(${pageMargin} - ${stageUnits(heroStage.width - frameRight)})`,
      inlineSize: stageUnits(heroStage.width),
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

// Fades the drawing out towards the text.
export const drawing = style({
  maskImage: `linear-gradient(90deg, transparent ${stageUnits(80)}, #0000001a ${stageUnits(420)}, #000000a6 ${stageUnits(530)}, #000 ${stageUnits(620)})`,
});

const pen = (width: number, strokeOpacity: number) => ({
  strokeWidth: width,
  strokeOpacity,
  vectorEffect: 'non-scaling-stroke' as const,
});
// The leader line begins at the left edge of the text.
export const leaders = style([
  overlay,
  desk({ clipPath: `inset(-100vh -100vw -100vh calc(${stageUnits(80)} - ${gapToText}))` }),
]);
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
/** Interval in s at which all lights change. Changing together reduces repainting on devices without a GPU. */
const beat = 0.1;
const pulse = (seconds: number, delay: number) => ({
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
  1: pulse(4.2, 0),
  2: pulse(5.4, -1.1),
  3: pulse(6, -3.2),
  4: pulse(4.8, -2.4),
  5: pulse(7.2, -4.6),
});
