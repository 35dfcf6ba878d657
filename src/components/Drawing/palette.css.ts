import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

// Colors derived from the current surface. The SVG files use these custom properties, with fallbacks.
const paperColor = vars.color.face.top;
const litPaper = 'var(--portrait-lit)';
/** Mixes `share` percent of ink into the paper color. */
const wash = (share: number) => `color-mix(in oklab, ${vars.color.onSignal} ${share}%, ${litPaper})`;
/** Skin pigment mixed into the paper color, because gray faces look lifeless. */
const skin = (pigment: string, share: number) => `color-mix(in oklab, oklch(${pigment}) ${share}%, ${litPaper})`;

export const portraitColors = {
  // Not `light-dark()`, because WebKit ignores the page's color scheme inside an SVG loaded by `<use>`.
  '--portrait-plate': `oklch(from ${paperColor} max(l, 0.31) c h)`,
  '--portrait-rim': `oklch(from ${paperColor} max(l, 0.74) calc(c * (l * 1.3 - 0.28)) h)`,
  '--portrait-lit': `oklch(from ${paperColor} calc(0.87 + l * 0.125) 0.006 100)`,
  '--portrait-wash-1': wash(4),
  '--portrait-wash-2': wash(9),
  '--portrait-wash-3': wash(19),
  '--portrait-wash-4': wash(40),
  '--portrait-wash-5': wash(72),
  '--portrait-skin-0': skin('0.87 0.05 50', 58),
  '--portrait-skin-1': skin('0.845 0.052 66', 60),
  '--portrait-skin-2': skin('0.83 0.056 50', 62),
  '--portrait-skin-3': skin('0.769 0.07 54', 75),
  '--portrait-skin-4': skin('0.684 0.078 64', 80),
  '--portrait-skin-5': skin('0.63 0.084 57', 82),
  '--portrait-skin-6': skin('0.548 0.078 56', 85),
  '--portrait-skin-7': skin('0.522 0.076 51', 86),
  '--portrait-umber': 'oklch(0.36 0.065 44)',
  '--portrait-sepia': 'oklch(0.24 0.045 40)',
  '--portrait-lips': 'oklch(0.47 0.13 24)',
} as const;

export const palette = styleVariants({ theme: {}, portrait: { vars: portraitColors } });
