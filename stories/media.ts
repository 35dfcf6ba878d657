import { expect } from 'storybook/test';
import { isTestRun } from '../.storybook/accessibility';

/** Runs a check if the browser matches a media query. Test runs must match it; a designer's browser need not. */
const where = (query: string) => async (check: () => Promise<unknown>) => {
  if (matchMedia(query).matches) await check();
  else if (isTestRun()) throw new Error(`The test run must emulate ${query}.`);
};

/** For stories with `parameters: { forcedColors: 'active' }`, as in the contrast themes of Windows. */
export const whereForced = where('(forced-colors: active)');
/** For stories about reduced motion, the default of test runs. */
export const whereStill = where('(prefers-reduced-motion: reduce)');

/** For stories about motion, with `parameters: { motion: 'no-preference' }`. */
export const whereMoving = where('(prefers-reduced-motion: no-preference)');

/** For stories about sticky elements, which do not stick in low windows. */
export const whereTall = where('(min-height: 30em)');

/** Expects the photograph of a card to load. */
export async function loads(canvas: HTMLElement) {
  const image = canvas.querySelector('img');
  if (!image) throw new Error('There is no photograph');
  // A lazy image loads only near the viewport.
  image.loading = 'eager';
  await image.decode();
  await expect(image).toBeVisible();
}

/** The styles by which two states of an element can differ in forced colors. */
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

/** Whether an element has a top border in a different color than the page's background. */
export function outlined(element: Element | null | undefined): boolean {
  if (!element) throw new Error('There is no such element');
  const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const surface = getComputedStyle(document.body).backgroundColor;
  return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== surface;
}
