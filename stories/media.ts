import { expect } from 'storybook/test';
import { isTestRun } from '../.storybook/accessibility';

/** Runs a check where the browser meets a media query. The test run emulates all of them; a designer's browser may not. */
const where = (query: string) => async (check: () => Promise<unknown>) => {
  if (matchMedia(query).matches) await check();
  else if (isTestRun()) throw new Error(`The test run has to emulate ${query}.`);
};

/** For stories with `parameters: { forcedColors: 'active' }`: the system's colors, as in Windows' contrast themes. */
export const whereForced = where('(forced-colors: active)');
/** For stories about reduced motion, which is what tests ask for unless a story says otherwise. */
export const whereStill = where('(prefers-reduced-motion: reduce)');

/** For stories about motion itself, with `parameters: { motion: 'no-preference' }`. */
export const whereMoving = where('(prefers-reduced-motion: no-preference)');

/** For stories about what stays in view, which nothing does in a low window. */
export const whereTall = where('(min-height: 30em)');

/** The photograph of a card has come. */
export async function loads(canvas: HTMLElement) {
  const image = canvas.querySelector('img');
  if (!image) throw new Error('There is no photograph');
  // It is fetched as it comes near the window.
  image.loading = 'eager';
  await image.decode();
  await expect(image).toBeVisible();
}

/** Everything of an element's own styles that can tell two states apart in forced colors. */
export function looks(element: Element | null | undefined, part?: '::before' | '::after'): string {
  if (!element) throw new Error('There is no such element');
  const style = getComputedStyle(element, part);
  const { color, backgroundColor, fontWeight, textDecorationLine, display, visibility, opacity } = style;
  const { borderTopColor, borderTopWidth, borderTopStyle, borderBottomColor, borderBottomWidth } = style;
  return [
    [color, backgroundColor, fontWeight, textDecorationLine, display, visibility, opacity],
    [borderTopColor, borderTopWidth, borderTopStyle, borderBottomColor, borderBottomWidth],
  ].join(' ');
}

/** Whether a line is drawn round an element, in another color than its surface. */
export function outlined(element: Element | null | undefined): boolean {
  if (!element) throw new Error('There is no such element');
  const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const surface = getComputedStyle(document.body).backgroundColor;
  return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== surface;
}
