import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visitSite } from './support/site.ts';

const { open } = visitSite();

/** How many parts of the page, its footer among them, are not laid out. */
const deferred = (page: Page) =>
  page
    .locator('main section, footer')
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) => part.checkVisibility() && !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

/** Holds the page's animations back before it is read, and returns a way to let them go on. */
async function holdAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

describe('what is below the first window', () => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('is laid out after the first paint, all of it, %s', async (_name, javaScript) => {
    let goOn: () => Promise<unknown> = async () => {};
    const { page } = await open('/about', {
      javaScript,
      reducedMotion: 'no-preference',
      before: async (opened) => {
        goOn = await holdAnimations(opened);
      },
    });
    expect(await deferred(page)).toBeGreaterThan(1);
    await goOn();
    await expect.poll(() => deferred(page)).toBe(0);
  });

  it('is whole parts of the page: what stands beside a form has its own height from the start', async () => {
    let goOn: () => Promise<unknown> = async () => {};
    const { page } = await open('/contact/sales-inquiry', {
      // A low window, so that the foot of the form is far below it.
      height: 300,
      reducedMotion: 'no-preference',
      before: async (opened) => {
        goOn = await holdAnimations(opened);
      },
    });
    expect(await deferred(page)).toBeGreaterThan(0);
    const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    const held = await height();
    await goOn();
    await expect.poll(() => deferred(page)).toBe(0);
    expect(await height()).toBe(held);
  });
});
