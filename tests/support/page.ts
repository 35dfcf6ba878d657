import { expect, type Page } from '@playwright/test';
import { withAttribute } from '../../src/theme/rootAttributes.ts';

/** URL pattern of the application's entry file. */
export const APPLICATION = '**/assets/client-*.js';

/** Moves the pointer, like a visitor who starts to use the page. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
}

/** Waits until the application is hydrated. */
export const applicationReady = (page: Page) =>
  expect(page.locator(`html${withAttribute('app', 'ready')}`)).toBeAttached();

/** Starts the application and waits for it. */
export async function startApplication(page: Page): Promise<void> {
  await movePointer(page);
  await applicationReady(page);
}

/** Opens a page and starts its application. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApplication(page);
}

/**
 * Holds back requests for files. Call it before opening the page.
 *
 * @param files glob pattern of URLs
 * @returns a function that waits for the first request and releases all; it fails if there is no request
 */
export async function holdBack(page: Page, files: string): Promise<() => Promise<void>> {
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    held += 1;
    await released;
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => held, { message: `requests for ${files}` }).toBeGreaterThan(0);
    release();
  };
}

/** Waits until fonts are loaded, two frames were drawn and the browser is idle. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** Lines of an element's text, with white space collapsed. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
