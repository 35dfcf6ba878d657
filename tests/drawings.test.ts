import { globSync, readFileSync } from 'node:fs';
import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { navigation } from '../src/content/navigation.ts';
import { articlePages } from '../src/content/pages.ts';
import { largestDrawing, standingOut } from './support/drawings.ts';
import { settle, startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** How much of a page's largest drawing stands out from its surface, once it is there. */
async function seen(path: string, media: Parameters<Page['emulateMedia']>[0]) {
  let arrived: Promise<Response> | undefined;
  const { page } = await open(path, {
    before: async (page) => {
      await page.emulateMedia(media);
      arrived = page.waitForResponse('**/drawings/*.svg');
    },
  });
  await (await arrived)?.finished();
  await startApplication(page);
  await settle(page);
  const box = await page.evaluate(largestDrawing);
  const png = (await page.screenshot()).toString('base64');
  return page.evaluate<number>(`(${standingOut})('${png}', ${JSON.stringify(box)})`);
}

describe.each(['none', 'active'] as const)('where forced colours are %s', (forcedColors) => {
  describe.each(['light', 'dark'] as const)('and the system is %s', (colorScheme) => {
    it.each(['/', '/services', '/services/upgrade-sap'])('the drawing of %s is lines on its surface', async (path) => {
      const share = await seen(path, { forcedColors, colorScheme });
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(0.15);
    });
  });
});

it.each(['light', 'dark'] as const)(
  'the open menu of home has lines on its surface too, where the system is %s',
  async (colorScheme) => {
    const { page } = await open('/', { before: (page) => page.emulateMedia({ colorScheme }) });
    await startApplication(page);
    const arrived = page.waitForResponse('**/drawings/menu.svg');
    await page.getByRole('button', { name: navigation.solutions.label }).click();
    await (await arrived).finished();
    await settle(page);
    const drawing = page.locator('header [data-drawing="/drawings/menu.svg"]').first();
    const box = await drawing.boundingBox();
    const png = (await page.screenshot()).toString('base64');
    const share = await page.evaluate<number>(`(${standingOut})('${png}', ${JSON.stringify(box)})`);
    expect(share).toBeGreaterThan(0.004);
    expect(share).toBeLessThan(0.25);
  },
);

it('ends no two pages with the same drawing', () => {
  const closing = globSync('dist/**/*.html').flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    const address = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const drawing = /\/section-\d[a-z-]+\.svg#live/.exec(html)?.[0];
    return address && drawing ? [[address, drawing] as const] : [];
  });
  // Aliases are their main page. Of records there may be more than drawings.
  const pages = new Map(closing.filter(([address]) => !articlePages.has(new URL(address).pathname)));
  expect(pages.size).toBeGreaterThan(16);
  const twice = [...pages].filter(([address, drawing]) =>
    [...pages].some(([other, same]) => other !== address && same === drawing),
  );
  expect(twice).toEqual([]);
});

it('has each token that a drawing of the page takes in the styles that the page itself carries', () => {
  const taken = (file: string) => readFileSync(`dist${file}`, 'utf8').matchAll(/var\((--[\w-]+)\)/g);
  const missing = globSync('dist/**/*.html').flatMap((page) => {
    const html = readFileSync(page, 'utf8');
    const styles = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const drawings = new Set([...html.matchAll(/data-drawing="([^"]+)"/g)].map(([, file]) => file ?? ''));
    return [...drawings].flatMap((file) =>
      [...taken(file)]
        .filter(([, token]) => !styles.includes(`${token}:`))
        .map(([, token]) => `${page}: ${file} ${token}`),
    );
  });
  expect([...new Set(missing)]).toEqual([]);
});
