import type { Browser, Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes.ts';

// One page shows one story after another, because loading Storybook takes longer than most stories.

/** Opens Storybook's preview with a fixed date, and without the accessibility check, which has its own run. */
export async function openPreview(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ baseURL, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.clock.setFixedTime('2026-03-04T10:00:00Z');
  await page.goto('/iframe.html');
  await page.waitForFunction(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue);
  await page.evaluate(() =>
    Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', {
      globals: { a11y: { manual: true } },
    }),
  );
  return page;
}

/** The globals and parameters of a story that affect its screenshots. */
export const readStory = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
    return {
      globals: storyGlobals as { theme?: string; viewport?: { value?: string } },
      modes: parameters.chromatic.modes as Record<string, Mode>,
      motion: (parameters.motion ?? 'reduce') as 'reduce' | 'no-preference',
      forcedColors: (parameters.forcedColors ?? 'none') as 'active' | 'none',
    };
  }, id);

/** Shows a story and waits until it has finished. Rejects if the story or its play function fails. */
export const show = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    const { currentSelection } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    scrollTo(0, 0);
    return new Promise<void>((resolve, reject) => {
      for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
        channel.once(event, (error: { message?: string }) => reject(new Error(error?.message ?? event)));
      channel.once('storyFinished', resolve);
      // Selecting the current story again would not render it again.
      if (currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);

/** Loads all images and drawings, including lazy ones, and waits for them. */
export async function settle(page: Page) {
  await page.evaluate(() => {
    // As `loadDrawings` of the site does.
    for (const part of document.querySelectorAll<SVGUseElement>('svg[data-drawing] use:not([href])'))
      part.setAttribute('href', `${part.ownerSVGElement?.dataset.drawing}#${part.dataset.part}`);
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => {
    const uses = [...document.querySelectorAll<SVGUseElement>('use[href]:not([href^="#"])')];
    // If several `use` elements refer to one file, only some get a `load` event. A loaded drawing has a bounding box.
    const drawn = (use: SVGUseElement) => !use.checkVisibility() || use.getBBox().width + use.getBBox().height > 0;
    return uses.every(drawn) && [...document.images].every((image) => image.complete);
  });
}
