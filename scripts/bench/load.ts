import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright';
import { chromiumArguments } from '../chromium.ts';

const PORT = 9333;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Lighthouse's slow 4G, as real throttling instead of simulation: latency in ms, throughput in bytes per second. */
export const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
export const CPU_SLOWDOWN = 4;
/** A page is idle after `IDLE_TIME` ms without network activity and `CALM` ms without long tasks. */
export const IDLE_TIME = 2000;
const CALM = 3000;
const LONG_TASK = 50;
const KINDS: Readonly<Record<string, string>> = { Document: 'html', Script: 'script', Font: 'font' };

/** Measurements by name. */
export interface Figures {
  [name: string]: number;
}

/** Measurements of a page while it loads. */
interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

function observe() {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on('longtask', (entry) => {
    seen.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
}

const read = (page: Page) => page.evaluate(() => (window as unknown as { seen: Observed }).seen);

/** Paint times, main-thread times and bytes of a load on a slow connection, and the response to the first touch. */
export async function measureLoad(executablePath: string, url: string): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const bytes: Figures = { html: 0, script: 0, font: 0, other: 0 };
    const kinds = new Map<string, string>();
    let lastAnswer = Date.now();
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      // The film loads long after the page is complete.
      if (type === 'Media') return;
      kinds.set(requestId, KINDS[type ?? ''] ?? 'other');
      lastAnswer = Date.now();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (!kind) return;
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
      lastAnswer = Date.now();
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    let observed = await read(page);
    const calmSince = () => Math.max(observed.fcp, ...observed.tasks.map(({ start, duration }) => start + duration));
    const now = () => page.evaluate(() => performance.now());
    while (Date.now() - lastAnswer < IDLE_TIME || (await now()) - calmSince() < CALM) {
      await page.waitForFunction((until) => performance.now() > until, (await now()) + 250);
      observed = await read(page);
    }
    const before = { ...observed, quiet: calmSince() };
    const touched = await now();
    // In the corner of the header, where there is no link.
    await page.touchscreen.tap(2, 2);
    if ((bytes.script ?? 0) > 0)
      await page.waitForFunction(() => document.documentElement.dataset.app !== undefined, undefined, {
        timeout: 60_000,
      });
    const answered = await now();
    await page.waitForFunction((until) => performance.now() > until, answered + 500);
    const after = (await read(page)).tasks.filter(({ start }) => start >= touched);
    const longest = (tasks: { duration: number }[]) => Math.max(0, ...tasks.map(({ duration }) => duration));
    return {
      'FCP, slow line': before.fcp,
      'LCP, slow line': before.lcp,
      'CLS × 1000': before.cls * 1000,
      quiet: before.quiet,
      'longest task': longest(before.tasks),
      'blocking time': before.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK), 0),
      'longest at hydration': longest(after),
      'first touch to ready': answered - touched,
      requests: kinds.size,
      ...Object.fromEntries(Object.entries(bytes).map(([kind, value]) => [`${kind}, bytes`, value])),
    };
  } finally {
    await browser.close();
  }
}

export async function measureLighthouse(executablePath: string, url: string): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${PORT}`],
  });
  try {
    const result = await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      'LH performance': score('performance'),
      'LH accessibility': score('accessibility'),
      'LH best practices': score('best-practices'),
      'LH SEO': score('seo'),
      'LH FCP': value('first-contentful-paint'),
      'LH LCP': value('largest-contentful-paint'),
      'LH TBT': value('total-blocking-time'),
    };
  } finally {
    await browser.close();
  }
}
