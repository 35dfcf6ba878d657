import { expect, type Page } from '@playwright/test';
import { withAttribute } from '../../src/theme/rootAttributes.ts';

/** The application is fetched when a visitor first does something: the file that a test holds back or refuses. */
export const APPLICATION = '**/assets/client-*.js';

/** Moves the pointer, as a visitor who begins to use the page. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
}

/** Waits until the application answers. */
export const applicationReady = (page: Page) =>
  expect(page.locator(`html${withAttribute('app', 'ready')}`)).toBeAttached();

/** Starts the application and waits until it answers. */
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
 * Holds back files that a page requests. Call it before the page is opened.
 *
 * @returns a function that releases them once the page has requested one; it fails if the page never does
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

/** Waits until fonts are loaded, two frames have been drawn and the browser is idle. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** The lines of an element's text, with spaces folded. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
