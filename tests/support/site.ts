import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { launchChromium } from '../../scripts/chromium.ts';
import { withAttribute } from '../../src/theme/rootAttributes.ts';
import { typeface } from '../../src/theme/typeface.ts';

export interface OpenOptions {
  /** Size of the window in CSS pixels; 1280 × 800 by default. */
  width?: number;
  height?: number;
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Address of a proxy that the page comes through. */
  proxy?: string;
  /** Called before the first request, e.g. to hold back or to refuse a file. */
  before?: (page: Page) => Promise<unknown>;
  /** Whether the browser has the site's font from an earlier visit: text is in it from the first paint. Off by default. */
  hasFont?: boolean;
  /** When the page counts as opened; `load` by default. */
  until?: 'load' | 'domcontentloaded';
}

export interface Visit {
  page: Page;
  /** What went wrong so far: console errors and warnings, failed or foreign requests, refusals by the page's policy. */
  problems: string[];
  /** Of the answer to the first request. */
  status: number;
}

/** How long a page may be waited for, in ms: less than a test may take, so that the wait itself is named. */
export const PATIENCE = 20_000;

/** The site's own address, and a way to open its pages: each in a fresh window that closes with the test. */
export function visitSite() {
  let browser: Browser;
  const url = inject('site');
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  async function open(path: string, options: OpenOptions = {}): Promise<Visit> {
    const {
      width = 1280,
      height = 800,
      javaScript = true,
      colorScheme = 'light',
      reducedMotion = 'reduce',
      proxy,
    } = options;
    const settings: BrowserContextOptions = {
      viewport: { width, height },
      javaScriptEnabled: javaScript,
      colorScheme,
      reducedMotion,
      ...(proxy && { proxy: { server: proxy, bypass: '<-loopback>' } }),
    };
    const context = await browser.newContext(settings);
    context.setDefaultTimeout(PATIENCE);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const problems = watch(page, url);
    await page.addInitScript(recordShifts);
    if (options.hasFont) await page.addInitScript(haveFont, { ...typeface, files: fontFiles() });
    await options.before?.(page);
    const answer = await page.goto(url + path, { waitUntil: options.until ?? 'load' });
    return { page, problems, status: answer?.status() ?? 0 };
  }
  return { url, open };
}

function watch(page: Page, url: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // A policy's refusal and a mismatch in hydration are console errors too. A failed request is reported below.
    if (/^(error|warning)$/.test(message.type()) && !message.text().startsWith('Failed to load resource'))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    problems.push(`${request.failure()?.errorText}: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== url) problems.push(`request to another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

function recordShifts() {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        window.layoutShifts.push({
          value,
          moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML : String(node)).slice(0, 120)),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

const fontFiles = () => typeface.files.map((file) => readFileSync(`src/theme/fonts/${file}`).toString('base64'));

/** Of faces of one name the last added stands first; whatever the machine does, it is there before anything is laid out. */
function haveFont({ family, files, weight, stretch }: Omit<typeof typeface, 'files'> & { files: string[] }) {
  for (const file of files.toReversed()) {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes, { weight, stretch }));
  }
}

/** Starts the application as a visitor does, with a movement of the pointer, and waits until it runs. */
export async function startApplication(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });
}

/**
 * Holds back files that a page asks for.
 *
 * @returns a function that lets them go once the page has asked; it fails where it does not, and nothing was held back
 */
export async function holdBack(page: Page, files: string): Promise<() => Promise<void>> {
  let held = 0;
  let resolve = () => {};
  const released = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route(files, async (route) => {
    held += 1;
    await released;
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => held, { message: `requests for ${files}` }).toBeGreaterThan(0);
    resolve();
  };
}

/** Waits until fonts are there, two frames have been drawn and the browser has nothing else to do. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** What of an element counts as its text, line by line, spaces folded. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
