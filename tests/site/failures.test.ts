import { brand } from '../../src/content/brand.ts';
import { navigation } from '../../src/content/navigation.ts';
import { withAttribute } from '../../src/theme/rootAttributes.ts';
import { APPLICATION, movePointer } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const [listed = navigation.action] = navigation.direct;

test('a page without its root element reports the missing element', async ({ page, problems }) => {
  problems.allow(/Root element not found/);
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') });
  });
  await page.goto('/contact');
  await movePointer(page);
  await expect.poll(() => problems.list.join('\n')).toContain('Root element not found');
});

for (const [part, files] of [
  ['loader', '**/assets/loader-*.js'],
  ['application', APPLICATION],
] as const)
  for (const path of ['/', '/contact'])
    test(`${path} is readable and its links work if its ${part} does not load`, async ({ page, problems }) => {
      problems.allow(/ERR_FAILED.*assets|assets\/client-/);
      await page.route(files, (route) => route.abort());
      await page.goto(path);
      await movePointer(page);
      if (part === 'application') {
        await expect(page.locator(`html${withAttribute('app', 'failed')}`)).toBeAttached();
        if (path === '/contact')
          await expect(page.locator(`form a[href^="mailto:${brand.email.contact}"]:visible`).first()).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
      await page.getByRole('link', { name: listed.label }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(listed.href);
    });
