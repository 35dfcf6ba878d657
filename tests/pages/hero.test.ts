import { heroWords } from '../../src/drawing/heroStage.ts';
import { nameOf } from '../../src/theme/rootAttributes.ts';
import { test as base, expect, type Page } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

const test = base.extend<{ films: string[] }>({
  /** The films that the page has requested, in order. */
  films: async ({ page }, use) => {
    const films: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/film/') && !films.includes(pathname)) films.push(pathname);
    });
    await use(films);
  },
});

const hero = (page: Page) => page.locator('[data-hero]');

/** Opens the home page and waits for the lights of the drawing, which start together with the film. */
async function openHome(page: Page, motion: 'running' | 'paused') {
  await page.goto('/');
  await expect(page.locator('[data-hero] svg:visible use[data-part="lights-5"][href]')).toBeAttached();
  await expect(hero(page)).toHaveAttribute('data-motion', motion);
  await page.waitForLoadState('networkidle');
}

test('the film is fetched and plays where the window is wide enough', async ({ page, films }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(phone);
  await openHome(page, 'running');
  expect(films).toEqual([]);
  await page.setViewportSize(desk);
  await expect
    .poll(() => page.locator('video:visible').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(films).toEqual(['/film/hero.webm']);
});

test('the film is that of the theme', async ({ page, films }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
  await openHome(page, 'running');
  await expect.poll(() => films).toEqual(['/film/hero-dark.webm']);
  await page.locator('html').evaluate((html, name) => html.setAttribute(name, 'light'), nameOf('theme'));
  await expect.poll(() => films).toEqual(['/film/hero-dark.webm', '/film/hero.webm']);
});

test('no film is fetched with reduced motion', async ({ page, films }) => {
  await openHome(page, 'paused');
  expect(films).toEqual([]);
});

test('no film is fetched with Save-Data, even when motion is started', async ({ page, films }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openHome(page, 'paused');
  await page.getByRole('button', { name: 'Play motion' }).click();
  await expect(hero(page)).toHaveAttribute('data-motion', 'running');
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
});

test('the words are typed in their order', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-motion', 'running');
  const typed = () => page.locator('[data-typed]').textContent();
  const words = [await typed()];
  while (words.length < 5) {
    await page.clock.runFor(50);
    const word = await typed();
    if (word !== words.at(-1) && heroWords.some((one) => one === word)) words.push(word);
  }
  expect(words).toEqual([...heroWords, heroWords[0]]);
});

test('the hero fills windows that are high enough, and is higher in others', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [1280, 600],
    [1920, 1080],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft((await hero(page).boundingBox())?.height, `${width} x ${height}`).toBe(height);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  expect((await hero(page).boundingBox())?.height).toBeGreaterThan(390);
});
