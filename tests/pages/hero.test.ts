import { holdBack, settle } from '../support/page.ts';
import { test as base, expect, type Page } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

const test = base.extend<{ films: string[] }>({
  /** Films requested by the page, in order. */
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

/** Opens the home page and waits until its motion runs or is paused. */
async function openHome(page: Page, motion: 'running' | 'paused') {
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-motion', motion);
  await page.waitForLoadState('networkidle');
}

for (const [viewport, file] of [
  [phone, '/film/hero-phone.webm'],
  [desk, '/film/hero.webm'],
] as const)
  test(`the film plays behind the whole hero at ${viewport.width} px`, async ({ page, films }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(viewport);
    await openHome(page, 'running');
    const film = hero(page).locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(films).toEqual([file]);
    expect(await film.boundingBox()).toEqual(await hero(page).boundingBox());
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect(film).toHaveJSProperty('paused', true);
  });

test('the film is requested after the drawing', async ({ page, films }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdBack(page, '**/drawings/hero.svg');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await settle(page);
  expect(films).toEqual([]);
  await release();
  await expect.poll(() => films).toEqual(['/film/hero.webm']);
});

test('no film is requested with reduced motion', async ({ page, films }) => {
  await openHome(page, 'paused');
  expect(films).toEqual([]);
});

test('no film is requested with Save-Data, even after starting motion', async ({ page, films }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openHome(page, 'paused');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect(hero(page)).toHaveAttribute('data-motion', 'running');
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
});

test('the hero fills tall windows, and is taller than short ones', async ({ page }) => {
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
