import { type Browser, expect, test } from '@playwright/test';
import { textToDrawings } from '../../scripts/bench/window.ts';
import { listen, type RunningServer } from '../../server/listen.ts';
import { type NetworkConditions, startSlowNetwork } from '../support/slowNetwork.ts';

/** Time limit from the first text to complete drawings above the fold, in ms. */
const BUDGET = 300;
/** Maximum ratio to the baseline page. Applies if it allows more time than `BUDGET`. */
const MAX_RATIO = 1.5;
const LINE: NetworkConditions = { latency: 150, speed: 10 };
const PATHS = [
  '/',
  '/services/upgrade-sap',
  '/resources',
  '/resources/thought-leadership/the-2027-decision',
  '/contact',
];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

let baseline: RunningServer;

/** Baseline: a page with one line of text and the hero's drawing. */
test.beforeAll(async ({ baseURL }) => {
  baseline = await listen(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(
        '<!doctype html><title>Floor</title><h1>Home</h1><svg viewBox="0 0 1440 900" data-drawing><use href="/drawings/hero.svg#d"/></svg>',
      );
      return;
    }
    const file = await fetch(baseURL + url);
    response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await file.arrayBuffer()));
  }, 0);
});
test.afterAll(() => baseline.close());

async function drawingDelay(browser: Browser, url: string, viewport: (typeof WINDOWS)[number]): Promise<number> {
  const { proxy, close } = await startSlowNetwork(LINE, url);
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    proxy: { server: proxy, bypass: '<-loopback>' },
  });
  try {
    return await textToDrawings(await context.newPage(), url);
  } finally {
    await context.close();
    await close();
  }
}

for (const viewport of WINDOWS)
  test(`drawings above the fold are painted soon after the text at ${viewport.width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(480_000);
    for (const path of PATHS) {
      const delays: number[] = [];
      const baselineDelays: number[] = [];
      for (let load = 0; load < 3; load += 1) {
        baselineDelays.push(await drawingDelay(browser, baseline.url, viewport));
        delays.push(await drawingDelay(browser, `${baseURL}${path}`, viewport));
      }
      // The fastest load, because other processes can only slow a load down.
      const limit = Math.max(BUDGET, MAX_RATIO * Math.min(...baselineDelays));
      expect
        .soft(
          Math.min(...delays),
          `${path}: ${delays.map(Math.round)} ms after the text, floor ${baselineDelays.map(Math.round)}`,
        )
        .toBeLessThanOrEqual(limit);
    }
  });
