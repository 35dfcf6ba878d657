import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdBack, startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** Opens a page whose application does not arrive before `release` is called. */
async function openHeld(path: string, width = 1280) {
  let release = () => {};
  const { page, troubles } = await open(path, {
    width,
    before: async (page) => {
      release = await holdBack(page, '**/assets/client-*.js');
    },
  });
  return { page, troubles, release };
}

const ready = (page: Page) => page.locator('html[data-app=ready]').waitFor({ state: 'attached' });

describe('what a visitor does before the application runs', () => {
  it('keeps what was typed', async () => {
    const { page, release, troubles } = await openHeld('/contact');
    const name = page.getByRole('textbox', { name: /full name/i });
    const words = page.getByRole('textbox', { name: /project/i });
    await name.fill('Ada Example');
    await words.pressSequentially('Two plants');
    release();
    await ready(page);
    expect(await name.inputValue()).toBe('Ada Example');
    await words.pressSequentially(' on ECC');
    expect(await words.inputValue()).toBe('Two plants on ECC');
    expect(troubles).toEqual([]);
  });

  it('opens the dropdown that was pressed', async () => {
    const { page, release } = await openHeld('/');
    const trigger = page.getByRole('button', { name: /^Solutions/ });
    await trigger.click();
    expect(await page.locator('html').getAttribute('data-app')).not.toBe('ready');
    release();
    await page
      .getByRole('link', { name: /All Services/ })
      .first()
      .waitFor();
    expect(await trigger.getAttribute('aria-expanded')).toBe('true');
  });

  it('opens the dropdown whose trigger got an ArrowDown', async () => {
    const { page, release } = await openHeld('/');
    await page.getByRole('button', { name: /^About/ }).focus();
    await page.keyboard.press('ArrowDown');
    release();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/about');
  });

  it('opens the menu whose toggle was pressed on a phone', async () => {
    const { page, release } = await openHeld('/', 360);
    await page.getByRole('button', { name: /menu/i }).click();
    release();
    await page.getByText('Q1 2025 Implementation Slots Available').locator('visible=true').first().waitFor();
  });

  it('checks the form that was submitted', async () => {
    const { page, release } = await openHeld('/contact');
    await page.getByRole('button', { name: /^Send Message/ }).click();
    release();
    await page.getByRole('heading', { name: 'Please fill in all required fields' }).waitFor();
  });
});

it('starts the application where a field had the focus before anything listened', async () => {
  const { page, troubles } = await open('/contact', {
    before: (page) =>
      page.route('**/assets/loader-*.js', async (route) => {
        await page.getByRole('textbox', { name: 'Full Name' }).focus();
        await route.continue();
      }),
  });
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  expect(troubles).toEqual([]);
});

it('starts nothing before the page has been read: React would take the half of it for the whole', async () => {
  let early: Promise<unknown> | undefined;
  const { page, troubles } = await open('/contact', {
    before: async (page) => {
      // Reading stops before the footer, until this script is there.
      await page.route('**/contact', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.replace('<footer', '<script src="/late.js"></script><footer') });
      });
      await page.route('**/late.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' }),
      );
      const release = await holdBack(page, '**/late.js');
      const loader = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/loader-'));
      early = (async () => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await loader;
        await page.mouse.move(5, 300);
        await page.mouse.move(9, 310);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        const sheets = await page.locator('link[rel=stylesheet]').count();
        release();
        return sheets;
      })();
    },
  });
  expect(await early).toBe(0);
  await startApplication(page);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  expect(troubles).toEqual([]);
});
