import { expect, it } from 'vitest';
import { settle, visitSite } from './support/site.ts';

const { open } = visitSite();

it.each(['/', '/services/ai-orchestration', '/contact'])(
  '%s prints ink on white, without what only a screen can use',
  async (path) => {
    const { page } = await open(path, { width: 718, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/print-')));
    await settle(page);
    expect(await page.getByRole('link', { name: 'Skip to content' }).isVisible()).toBe(false);
    expect(await page.getByRole('group', { name: 'Theme' }).isVisible()).toBe(false);
    const marks = page.locator('h1, h2, h3, svg[viewBox="0 0 189 48"]');
    const colours = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).color));
    expect(colours.length).toBeGreaterThan(1);
    expect(new Set(colours)).toEqual(new Set(['rgb(11, 29, 34)']));
  },
);
