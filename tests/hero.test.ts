import type { Locator, Page } from 'playwright';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { home } from '../src/content/home.ts';
import { heroWords } from '../src/drawing/heroStage.ts';
import { settle, visitSite } from './support/site.ts';

const { open } = visitSite();

/** Lets a page believe that its visitor pays for every byte. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Opens the home page and tells which films it asks for, in order. */
async function openHome(options: NonNullable<Parameters<typeof open>[1]>) {
  const films: string[] = [];
  const visit = await open('/', {
    ...options,
    before: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/film/')) films.push(pathname);
      });
      await options.before?.(page);
    },
  });
  const { page } = visit;
  // The lights of the drawing and the film begin in one go: once these are there, so would be the request for a film.
  await page.locator('[data-hero] svg:visible use[data-part="lights-5"][href]').waitFor({ state: 'attached' });
  await page.locator(`[data-hero][data-motion="${options.reducedMotion ? 'running' : 'paused'}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  return { ...visit, films: () => [...new Set(films)] };
}

describe('the hero’s film', () => {
  const moving = { reducedMotion: 'no-preference' } as const;

  it.each([
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1024, height: 1366 },
  ])('is not fetched at $width × $height, where it is not shown', async (size) => {
    const { films } = await openHome({ ...size, ...moving });
    expect(films()).toEqual([]);
  });

  it('is fetched at 1280 × 800, and runs', async () => {
    const { page, films, problems } = await openHome(moving);
    await expect
      .poll(() => page.locator('video:visible').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(films()).toEqual(['/film/hero.webm']);
    expect(problems).toEqual([]);
  });

  it('is fetched once the window is wide enough', async () => {
    const { page, films } = await openHome({ width: 390, height: 844, ...moving });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(films).toEqual(['/film/hero.webm']);
  });

  it('is that of the theme, also after a change of theme', async () => {
    const { page, films } = await openHome({ colorScheme: 'dark', ...moving });
    await expect.poll(films).toEqual(['/film/hero-dark.webm']);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
    await expect.poll(films).toEqual(['/film/hero-dark.webm', '/film/hero.webm']);
  });

  it.each([390, 768, 1280])('is not fetched at %d px with reduced motion', async (width) => {
    const { films } = await openHome({ width });
    expect(films()).toEqual([]);
  });

  it.each([390, 768, 1280])('is not fetched at %d px with Save-Data', async (width) => {
    const { page, films } = await openHome({ width, before: saveData });
    expect(films()).toEqual([]);
    await page.getByRole('button', { name: 'Play motion' }).click();
    await page.locator('[data-hero][data-motion="running"]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(films()).toEqual([]);
  });

  it('leaves every line of the drawing to be seen', async () => {
    const lines = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await openHome(reducedMotion === 'reduce' ? {} : { reducedMotion });
      const film = page.locator('video:visible');
      if (reducedMotion !== 'reduce')
        await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1);
      const { x, y, width, height } = (await film.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const { data } = PNG.sync.read(await page.screenshot({ clip: { x, y, width, height } }));
      return data.filter((value, i) => i % 4 === 1 && value > 80).length;
    };
    expect(await lines('no-preference')).toBeGreaterThan(0.95 * (await lines('reduce')));
  });

  it('has the surface of the page it lies on, in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openHome({ colorScheme, ...moving });
      const film = page.locator('video:visible');
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
      const off = await film.evaluate((video: HTMLVideoElement) => {
        const context = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d');
        if (!context) throw new Error('There is no canvas');
        context.drawImage(video, 0, 0);
        const surface = getComputedStyle(video.closest('[data-hero]') as Element).backgroundColor.match(/\d+/g) ?? [];
        // Light never runs along the edge of the film.
        const edge = context.getImageData(0, 0, video.videoWidth, 2).data;
        return Math.max(...[...edge].map((value, i) => (i % 4 === 3 ? 0 : Math.abs(value - Number(surface[i % 4])))));
      });
      expect(off, colorScheme).toBeLessThanOrEqual(1);
    }
  });
});

describe('the typed words', () => {
  it('begin with the first in the HTML, whose node is lit', async () => {
    const { page } = await open('/', { javaScript: false });
    const hero = page.locator('[data-hero]');
    expect(await hero.locator('[data-typed]').textContent()).toBe(heroWords[0]);
    const lit = hero.locator('svg:visible g:has(> circle)').filter({ visible: true });
    const shown = await lit.evaluateAll((groups) =>
      groups.flatMap((group) => {
        const { opacity } = getComputedStyle(group);
        return group.querySelectorAll('circle').length === 2 ? [Number(opacity)] : [];
      }),
    );
    expect(shown).toEqual([1, 0, 0, 0]);
  });

  it('come in the order that is given', async () => {
    const { page } = await open('/', {
      reducedMotion: 'no-preference',
      before: async (page) => {
        await page.clock.install();
      },
    });
    const hero = page.locator('[data-hero]');
    await hero.and(page.locator('[data-motion="running"]')).waitFor();
    const typed = () => hero.locator('[data-typed]').textContent();
    const words = [await typed()];
    while (words.length < 5) {
      await page.clock.runFor(50);
      const word = await typed();
      if (word !== words.at(-1) && heroWords.some((one) => one === word)) words.push(word);
    }
    expect(words).toEqual([...heroWords, heroWords[0]]);
  });
});

const boxes = (page: Page) =>
  page.evaluate(() => {
    const hero = document.querySelector('[data-hero]') as HTMLElement;
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    // What is drawn, not the paper it stands on.
    const drawing = [...hero.querySelectorAll('use[data-part="d"]')].find((use) => use.checkVisibility()) as Element;
    const texts = [
      ...hero.querySelectorAll('h1 > span, [aria-hidden] > [data-typed], p:not([aria-hidden]), a, dt, dd, li, button'),
    ];
    return {
      height: hero.getBoundingClientRect().height,
      drawing: boxOf(drawing),
      texts: texts
        .filter((element) => element.checkVisibility())
        .map((element) => ({ text: element.textContent, ...boxOf(element) })),
      strip: boxOf(([...hero.querySelectorAll('ul')].at(-1) as Element).parentElement as Element),
      header: boxOf(document.querySelector('header') as Element),
      foot: boxOf(hero).bottom,
    };
  });

describe('the hero fills the window', () => {
  it.each([
    [1280, 600],
    [1024, 768],
    [1180, 820],
    [1280, 720],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [768, 1024],
    [820, 1180],
    [1024, 1366],
  ])('at %d × %d, and the drawing with it', async (width, height) => {
    const { page } = await open('/', { width, height });
    await page.locator('[data-hero] svg:visible use[data-part="d"][href]').waitFor({ state: 'attached' });
    // Until its file has come, the drawing is a point.
    await expect
      .poll(async () => {
        const { top, bottom } = (await boxes(page)).drawing;
        return bottom - top;
      })
      .toBeGreaterThan(0);
    const { height: tall, drawing, texts, strip, header } = await boxes(page);
    expect(tall).toBe(height);
    // Upright windows have the words above the drawing.
    const [ends] = texts.filter(({ text }) => text?.includes(home.hero.stats[0]?.value ?? ''));
    const foot = height > width ? (ends?.top ?? 0) : strip.top;
    const share = (drawing.bottom - drawing.top) / (foot - header.bottom);
    expect(share).toBeGreaterThan(height > width ? 0.4 : 0.7);
    expect(foot - drawing.bottom).toBeLessThan(height * 0.1);
    expect(foot - drawing.bottom).toBeGreaterThan(0);
  });

  it.each([
    [360, 640],
    [390, 844],
    [844, 390],
    [1280, 480],
  ])('and more where %d × %d is too low for what it says', async (width, height) => {
    const { page } = await open('/', { width, height });
    expect((await boxes(page)).height).toBeGreaterThanOrEqual(height);
  });

  it.each([
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 640],
    [1139, 720],
    [1140, 720],
    [1280, 480],
    [1280, 600],
    [2560, 1080],
  ])('with no text on another at %d × %d', async (width, height) => {
    const { page } = await open('/', { width, height });
    const { texts, foot, header } = await boxes(page);
    const overlapping = texts.flatMap((one, i) =>
      texts
        .slice(i + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
    expect(overlapping).toEqual([]);
    expect(texts.filter(({ top, bottom }) => bottom > foot || top < header.top)).toEqual([]);
  });
});

it.each([
  [1280, 720],
  [1440, 900],
  [2560, 1440],
])('the shelf of the typed words is one line from where they begin at %d × %d', async (width, height) => {
  const { page } = await open('/', { width, height });
  const words = await page.locator('[data-hero] p:has([data-typed])').boundingBox();
  if (!words) throw new Error('There are no words');
  const clip = { x: Math.round(words.x) - 4, y: Math.round(words.y + words.height) - 6, width: 304, height: 12 };
  const picture = PNG.sync.read(await page.screenshot({ clip }));
  /** Red of each column, from the top. */
  const columns = Array.from({ length: picture.width }, (_, left) =>
    Array.from({ length: picture.height }, (_, top) => picture.data[(top * picture.width + left) * 4] ?? 0),
  );
  // What lies over the drawing changes its color by a level or two; a line beside its place changes it by dozens.
  const step = (from: number, to: number) =>
    Math.max(
      ...columns
        .slice(from, to)
        .flatMap((column) => column.map((level, at) => Math.abs(level - (columns[from]?.[at] ?? 0)))),
    );
  expect(step(0, 3)).toBeLessThanOrEqual(3);
  expect(step(6, columns.length)).toBeLessThanOrEqual(3);
  expect(step(0, columns.length)).toBeGreaterThan(30);
});

it.each([
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 950],
  [2560, 1440],
])('nothing is drawn under the labels of the figures at %d × %d', async (width, height) => {
  // In the site's face, whose letters are wider here than the fallback's.
  const { page } = await open('/', { width, height, hasFont: true });
  await page.locator('[data-hero] svg:visible use[data-part="d"][href]').waitFor({ state: 'attached' });
  await settle(page);
  for (const { label } of home.hero.stats) {
    const words = page.locator('[data-hero]').getByText(label, { exact: true });
    const clip = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
    await words.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
    const { data } = PNG.sync.read(await page.screenshot({ clip }));
    const reds = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4] ?? 0);
    // What lies behind the whole hero changes its color by a level or two, a line by dozens.
    expect.soft(Math.max(...reds) - Math.min(...reds), label).toBeLessThanOrEqual(4);
  }
});

it.each([
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1920, 1080],
  [2560, 1440],
  [2560, 1080],
])('the logo stands over the first words, and the header ends with the figures, at %d × %d', async (width, height) => {
  const { page } = await open('/', { width, height });
  const left = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? Number.NaN);
  const right = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return Math.round((box?.x ?? Number.NaN) + (box?.width ?? 0));
  };
  const words = page.locator('[data-hero] p:has([data-typed])');
  expect(await left(page.locator('header a[aria-label]:visible').first())).toBe(await left(words));
  if (width < 1024) return;
  const action = page.locator('header a:visible').last();
  expect(await right(action)).toBe(await right(page.locator('[data-hero]').getByText(home.hero.stats[0]?.label ?? '')));
});
