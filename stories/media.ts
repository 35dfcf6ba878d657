import { instrument } from 'storybook/internal/instrumenter';
import { expect } from 'storybook/test';
import { isTestRun } from '../.storybook/accessibility';

// Stories about what the visitor's system asks for. The test run emulates it, so there the check always takes place; in
// a designer's browser it takes place where the system, or the developer tools' rendering panel, asks for the same.

/** Says so in the interactions panel, as a step of that name which stays unfinished: nothing was found right. */
const { step: unfinished } = instrument(
  { step: (_label: string) => new Promise<void>(() => undefined) },
  { intercept: true },
);

const where = (query: string, missing: string) => async (check: () => Promise<unknown>) => {
  if (matchMedia(query).matches) await check();
  else if (isTestRun()) throw new Error(`The test run has to emulate ${query}.`);
  // Not awaited, as it never ends.
  else void unfinished(`Not checked here: ${missing}`);
};

/** For stories with `parameters: { forcedColors: 'active' }`: the system's colours, as in Windows' contrast themes. */
export const whereForced = where('(forced-colors: active)', 'this browser shows the page’s own colors');
/** For stories about reduced motion, which is what tests ask for unless a story says otherwise. */
export const whereStill = where('(prefers-reduced-motion: reduce)', 'this browser asks for no less motion');

/** For stories about motion itself, with `parameters: { motion: 'no-preference' }`. */
export const whereMoving = where('(prefers-reduced-motion: no-preference)', 'this browser asks for less motion');

/** For stories about what stays in view, which nothing does in a low window. */
export const whereTall = where('(min-height: 30em)', 'this window is lower than 480 px');

/** The photograph of a card has come. */
export async function loads(canvas: HTMLElement) {
  const image = canvas.querySelector('img');
  if (!image) throw new Error('There is no photograph');
  // It is fetched as it comes near the window.
  image.loading = 'eager';
  await image.decode();
  await expect(image).toBeVisible();
}

/** Everything of an element's own looks that can tell two states apart in forced colours. */
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

/** Whether a line is drawn round an element, in another colour than its surface. */
export function outlined(element: Element | null | undefined): boolean {
  if (!element) throw new Error('There is no such element');
  const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const surface = getComputedStyle(document.body).backgroundColor;
  return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== surface;
}
