import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { brand } from '../src/content/brand.ts';
import { navigation } from '../src/content/navigation.ts';
import { withAttribute } from '../src/theme/rootAttributes.ts';
import { unknown } from './support/pages.ts';
import { startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();
const [listed = navigation.action] = navigation.direct;

const LOADER = '**/assets/loader-*.js';
/** Where the loader finds the application. */
const applicationOf = async (page: Page) =>
  (await page.locator('script[data-files]').getAttribute('data-files'))?.split(' ')[0];

describe('an unknown address', () => {
  it('answers with status 404 and ways on', async () => {
    const { page, status } = await open(unknown);
    expect(status).toBe(404);
    await startApplication(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('main a[href="/"], main a[href="/services"]').count()).toBeGreaterThan(0);
  });
});

describe('a page without its root element', () => {
  it('gives the error "Root element not found"', async () => {
    const { page, problems } = await open('/contact', {
      before: (page) =>
        page.route('**/contact', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('id="root"', 'id="other"');
          await route.fulfill({ response, body });
        }),
    });
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 310);
    await expect.poll(() => problems.join('\n')).toContain('Root element not found');
  });
});

describe.each(['/', '/contact'])('%s', (path) => {
  it.each(['loader', 'application'])('can be read and left when its %s does not arrive', async (part) => {
    const { page } = await open(path, {
      before: (page) => page.route(part === 'loader' ? LOADER : '**/assets/client-*.js', (route) => route.abort()),
    });
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 310);
    if (part === 'application') {
      expect(await applicationOf(page)).toMatch(/client-/);
      await page.locator(withAttribute('app', 'failed')).waitFor({ state: 'attached' });
    }
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
    await page.getByRole('link', { name: listed.label }).locator('visible=true').first().click();
    await page.waitForURL(`**${listed.href}`);
  });
});

it('contact says how to write to the firm when the application does not arrive', async () => {
  const { page } = await open('/contact', {
    before: (page) => page.route('**/assets/client-*.js', (route) => route.abort()),
  });
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await page.locator(withAttribute('app', 'failed')).waitFor({ state: 'attached' });
  const form = page.locator('form');
  await form.locator(`a[href^="mailto:${brand.email.contact}"]:visible`).first().waitFor();
});
