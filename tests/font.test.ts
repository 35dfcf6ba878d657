import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { isInFace } from './support/face.ts';
import { addresses } from './support/pages.ts';
import { holdBack, settle, startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

const FONT = '**/*.woff2';
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** How late the face may be after the first paint, in ms. */
const SOON = 300;

/** Latency in ms and Mbit/s of lines on which the face has to come soon. */
const LINES = [
  { latency: 20, speed: 10 },
  { latency: 60, speed: 10 },
  { latency: 150, speed: 1.6 },
];
/** One page of each make. */
const KINDS = ['/', '/contact', '/contact/support', '/services/upgrade-sap', '/about/our-story', '/resources'];

declare global {
  interface Window {
    /** When the widths of the first texts changed, in ms. */
    textChanges: number[];
  }
}

/** Notes every frame in which the first texts of a page have other widths than in the one before. */
function recordTextChanges() {
  window.textChanges = [];
  let last = '';
  const look = () => {
    const texts = [...document.querySelectorAll('h1, main p')].slice(0, 3);
    const widths = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ width }) => Math.round(width * 8));
    });
    if (widths.length > 0 && String(widths) !== last) {
      window.textChanges.push(performance.now());
      last = String(widths);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The texts in the window, each with the numbers of the words that begin a line. */
const linesInWindow = (page: Page) =>
  page.evaluate(() => {
    const blocks = new Map<Element, { words: string[]; tops: DOMRect[] }>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let block = text.parentElement as HTMLElement;
      if (!block.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      const found = blocks.get(block) ?? { words: [], tops: [] };
      blocks.set(block, found);
      for (const word of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const place = range.getBoundingClientRect();
        // Text for screen readers takes a pixel.
        if (place.width < 2) continue;
        found.words.push(word[0]);
        found.tops.push(place);
      }
    }
    return [...blocks.values()].map(({ words, tops }) => ({
      text: words.join(' '),
      isSeen: (tops[0]?.top ?? Number.POSITIVE_INFINITY) < innerHeight,
      starts: tops.flatMap((place, index) => {
        const before = tops[index - 1];
        return before && place.top > before.top + before.height / 2 ? [index] : [];
      }),
    }));
  });
type Lines = Awaited<ReturnType<typeof linesInWindow>>;

/** The texts whose lines begin elsewhere, each with the number of such lines. */
const rewrapped = (before: Lines, after: Lines) =>
  before.flatMap(({ text, isSeen, starts }, index) => {
    const then = after[index]?.starts ?? [];
    const moved = Math.max(
      starts.filter((start) => !then.includes(start)).length,
      then.filter((start) => !starts.includes(start)).length,
    );
    return isSeen && moved > 0 ? [{ text, moved }] : [];
  });

const shifted = (page: Page) => page.evaluate(() => window.layoutShifts.reduce((sum, { value }) => sum + value, 0));

/** Sends everything to a page over a slow line. */
async function slowDown(page: Page, { latency, speed }: (typeof LINES)[number]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const throughput = (speed * 1_000_000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);

describe('the brand’s face', () => {
  it.each(LINES)(
    'is on a page soon after its first paint on a line of $latency ms and $speed Mbit/s',
    async (line) => {
      const delays: number[] = [];
      for (const path of KINDS)
        for (const size of WINDOWS) {
          const { page } = await open(path, {
            ...size,
            before: async (page) => {
              await page.addInitScript(recordTextChanges);
              await slowDown(page, line);
            },
          });
          await painted(page);
          await settle(page);
          const where = `${path} at ${size.width} px`;
          expect(await isInFace(page, 'h1'), where).toBe(true);
          const { first, asked, changes } = await page.evaluate(() => ({
            first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
            asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
            changes: window.textChanges,
          }));
          expect(asked, where).toBeLessThan(first);
          // The first is what was painted first.
          const later = changes.slice(1).filter((time) => time > first);
          expect(later.length, `${where}, first painted at ${first}, changes at ${later}`).toBeLessThanOrEqual(1);
          delays.push(Number(changes.at(-1)) - first);
          await page.context().close();
        }
      // The middle one: what else the machine does may hold up a page.
      const middle = delays.sort((a, b) => a - b)[delays.length >> 1];
      expect(middle, delays.map(Math.round).join(', ')).toBeLessThanOrEqual(SOON);
    },
    60_000,
  );

  it('takes its fallback’s place line by line', async () => {
    const moved: Record<string, ReturnType<typeof rewrapped>> = {};
    for (const [index, path] of addresses.entries()) {
      let release = () => {};
      // The face comes in one window on every other page, in the other on the rest.
      const [here, there] = index % 2 ? WINDOWS : WINDOWS.toReversed();
      const linesIn = async (page: Page, size = here) => {
        await page.setViewportSize(size as (typeof WINDOWS)[number]);
        return linesInWindow(page);
      };
      const { page } = await open(path, {
        ...here,
        before: async (page) => {
          release = await holdBack(page, FONT);
        },
        until: 'domcontentloaded',
      });
      await painted(page);
      const other = await linesIn(page, there);
      const before = await linesIn(page);
      expect(await isInFace(page, 'h1'), path).toBe(false);
      const stood = await shifted(page);
      release();
      await page.waitForLoadState();
      await settle(page);
      expect(await isInFace(page, 'h1'), path).toBe(true);
      expect.soft((await shifted(page)) - stood, path).toBeLessThanOrEqual(budgets.layoutShift);
      moved[`${path} at ${here?.width} px`] = rewrapped(before, await linesIn(page));
      moved[`${path} at ${there?.width} px`] = rewrapped(other, await linesIn(page, there));
      await page.context().close();
    }
    const lines = (texts: ReturnType<typeof rewrapped>) => texts.reduce((sum, { moved }) => sum + moved, 0);
    const several = Object.entries(moved).filter(([, texts]) => lines(texts) > 1);
    // Where a line is full to the last pixel, no face of the same average width can do better.
    expect(several.length, JSON.stringify(several)).toBeLessThanOrEqual(Object.keys(moved).length / 20);
    expect(Math.max(...Object.values(moved).map(lines)), JSON.stringify(several)).toBeLessThanOrEqual(3);
  }, 120_000);

  it('has further letters in files that only those fetch who see one', async () => {
    const fetched = new Set<string>();
    const { page } = await open('/contact', {
      before: async (page) => {
        page.on('response', (response) => {
          if (response.url().endsWith('.woff2')) fetched.add(response.url());
        });
      },
    });
    await settle(page);
    await startApplication(page);
    await settle(page);
    expect(fetched.size).toBe(1);
    const heading = page.locator('h1');
    // As a visitor's translation writes into the page.
    await heading.evaluate((element) => {
      element.textContent = 'Zoë Müller-Nuñez, Łukasz Żółć, Dvořák, Söhne, Ångström';
    });
    await expect.poll(() => fetched.size).toBe(3);
    await settle(page);
    expect(await isInFace(page, 'h1')).toBe(true);
  });

  it('that does not come is not missed', async () => {
    const { page, troubles } = await open('/about', { before: (page) => page.route(FONT, (route) => route.abort()) });
    await settle(page);
    await startApplication(page);
    expect(new Set(troubles)).toEqual(new Set([expect.stringContaining('.woff2')]));
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  it('comes without scripts', async () => {
    const { page } = await open('/about', { javaScript: false });
    expect(await isInFace(page, 'h1')).toBe(true);
  });
});
