import { type Browser, expect, test } from '@playwright/test';
import { listen, type RunningServer } from '../../server/listen.ts';
import { fontFamily } from '../../src/theme/typeface.ts';
import { settle } from '../support/page.ts';
import { type NetworkConditions, startSlowNetwork } from '../support/slowNetwork.ts';
import { painted, recordTextChanges } from '../support/textChanges.ts';
import { usesWebFont } from '../support/webFont.ts';

/** Time limit from the first paint to the web-font swap, in ms; later, visitors are reading. */
const BUDGET = 300;
/** Maximum ratio to the baseline page. Applies if it allows more time than `BUDGET`. */
const MAX_RATIO = 1.25;

const LINES: readonly NetworkConditions[] = [
  { latency: 20, speed: 10 },
  { latency: 60, speed: 10 },
  { latency: 150, speed: 1.6 },
];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const PATHS = ['/', '/contact', '/contact/support', '/services/upgrade-sap', '/about/our-story', '/resources'];

let baseline: RunningServer;

/** Baseline: a page with one line of text and the font. */
test.beforeAll(async ({ baseURL }) => {
  const site = String(baseURL);
  const built = await (await fetch(site)).text();
  const fonts = [...built.matchAll(/@font-face\s*{[^}]*}/g)].join('');
  const preloads = [...built.matchAll(/<link[^>]* as="font"[^>]*>/g)].join('');
  const style = `<style>${fonts}body{font-family:${fontFamily}}</style>`;
  baseline = await listen(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(`<!doctype html><title>Floor</title>${preloads}${style}<main><h1>Services</h1></main>`);
      return;
    }
    const file = await fetch(site + url);
    response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await file.arrayBuffer()));
  }, 0);
});
test.afterAll(() => baseline.close());

/** Opens a page on a slow connection; returns the time from first paint to the web-font swap. */
async function fontDelay(
  browser: Browser,
  line: NetworkConditions,
  url: string,
  viewport = WINDOWS[0],
): Promise<number> {
  const { proxy, close } = await startSlowNetwork(line, url);
  const context = await browser.newContext({
    viewport: viewport ?? null,
    proxy: { server: proxy, bypass: '<-loopback>' },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordTextChanges);
    await page.goto(url);
    await painted(page);
    await settle(page);
    expect(await usesWebFont(page, 'h1'), url).toBe(true);
    const { first, changes } = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      changes: window.textChanges,
    }));
    const later = changes.filter((time) => time > first).map((time) => time - first);
    expect(later.length, `${url} changed its text ${later.map(Math.round)} ms after its first paint`).toBeLessThan(2);
    return Math.max(0, ...later);
  } finally {
    await context.close();
    await close();
  }
}

/** The median, because other processes may delay one page. */
const median = (delays: readonly number[]) => [...delays].sort((a, b) => a - b)[delays.length >> 1] ?? Number.NaN;

for (const [at, line] of LINES.entries())
  test(`the web-font swap is fast with a latency of ${line.latency} ms and ${line.speed} Mbit/s`, async ({
    browser,
    baseURL,
  }) => {
    const floors: number[] = [];
    const delays: number[] = [];
    for (const [index, path] of PATHS.entries()) {
      const viewport = WINDOWS[(index + at) % WINDOWS.length];
      floors.push(await fontDelay(browser, line, baseline.url, viewport));
      delays.push(await fontDelay(browser, line, `${baseURL}${path}`, viewport));
    }
    const list = delays.map((delay, index) => `${PATHS[index]} ${Math.round(delay)}`).join(', ');
    const floorDelay = Math.round(median(floors));
    expect(
      median(delays),
      `ms after the first paint: ${list}; a page of text and font alone takes ${floorDelay} ms here. ` +
        `At most ${BUDGET} ms, before readers have begun, or ${MAX_RATIO} times the floor on a slower machine.`,
    ).toBeLessThanOrEqual(Math.max(BUDGET, MAX_RATIO * floorDelay));
  });
