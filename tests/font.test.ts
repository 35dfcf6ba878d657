import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { isInFace } from './support/face.ts';
import { addresses } from './support/pages.ts';
import { holdBack, settle, startApplication, visitSite } from './support/site.ts';
import { painted, recordTextChanges } from './support/textChanges.ts';

const { url, open } = visitSite();

const FONT = '**/*.woff2';
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** Where a page’s first visit may shift by little: on a narrow phone, too, where a long text may break elsewhere in more lines. */
const SIZES = [{ width: 360, height: 740 }, ...WINDOWS];

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
      if (block.getBoundingClientRect().top >= innerHeight) continue;
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

/** The texts in the window whose lines begin elsewhere. */
const rewrapped = (before: Lines, after: Lines) =>
  before.flatMap(({ text, isSeen, starts }, index) =>
    isSeen && String(starts) !== String(after[index]?.starts ?? []) ? [text] : [],
  );

/** Sets a page in what stands until its face is there, or in the face again, as when that comes. */
const setFallback = (page: Page, isOn: boolean) =>
  page.evaluate(async (isOn) => {
    const { style } = document.documentElement;
    style.fontFamily = '';
    if (isOn) style.fontFamily = getComputedStyle(document.documentElement).fontFamily.split(',').slice(1).join(',');
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  }, isOn);

const shifted = (page: Page) => page.evaluate(() => window.layoutShifts.reduce((sum, { value }) => sum + value, 0));

describe('the brand’s face', () => {
  it('takes its fallback’s place in one change', async () => {
    let release = () => {};
    const { page } = await open('/services/enterprise-cx', {
      before: async (page) => {
        await page.addInitScript(recordTextChanges);
        release = await holdBack(page, FONT);
      },
      until: 'domcontentloaded',
    });
    await painted(page);
    expect(await isInFace(page, 'h1')).toBe(false);
    release();
    await page.waitForLoadState();
    await settle(page);
    expect(await isInFace(page, 'h1')).toBe(true);
    expect(await page.evaluate(() => window.textChanges.length)).toBe(1);
  });

  it.each(SIZES)(
    'takes its fallback’s place line by line at $width px',
    async (size) => {
      const texts: Record<string, ReturnType<typeof rewrapped>> = {};
      const { page } = await open('/about', size);
      const isCompared = WINDOWS.includes(size);
      for (const path of addresses) {
        await page.goto(url + path);
        await settle(page);
        const inFace = isCompared ? await linesInWindow(page) : [];
        await setFallback(page, true);
        expect(await isInFace(page, 'h1'), path).toBe(false);
        const inFallback = isCompared ? await linesInWindow(page) : [];
        await page.evaluate(() => {
          window.layoutShifts = [];
        });
        await setFallback(page, false);
        if (isCompared) texts[path] = rewrapped(inFallback, inFace);
        // A line more or less moves all below it: another word or two in that text settle it.
        expect.soft(await shifted(page), path).toBeLessThanOrEqual(budgets.layoutShift);
      }
      const several = Object.entries(texts).filter(([, list]) => list.length > 1);
      // Where a line is full to the last pixel, no face of the same average width can do better; those after it follow.
      expect(several.length, JSON.stringify(several)).toBeLessThanOrEqual(addresses.length / 20);
      const most = Math.max(0, ...Object.values(texts).map(({ length }) => length));
      expect(most, JSON.stringify(several)).toBeLessThanOrEqual(3);
    },
    180_000,
  );

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
    // What the page prints, which may be a firm's name with such letters.
    const [style = ''] = await page.locator('head style').allTextContents();
    expect(fetched.size).toBe(new Set(style.match(/\/assets\/font-[^)]+/g)).size);
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
    const { page, problems } = await open('/about', { before: (page) => page.route(FONT, (route) => route.abort()) });
    await settle(page);
    await startApplication(page);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !problem.includes('.woff2'))).toEqual([]);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  it('comes without scripts', async () => {
    const { page } = await open('/about', { javaScript: false });
    expect(await isInFace(page, 'h1')).toBe(true);
  });
});
