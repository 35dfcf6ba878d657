import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { serveFolder } from '../../scripts/static-server.ts';
import { openPreview } from '../../scripts/visual/preview.ts';

/** Output folder of `npm run build:storybook`. */
const folder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}
export const entries: readonly Entry[] = Object.values(
  JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries,
);

export const test = base.extend<{ baseURL: string }, { storybook: string; preview: Page }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await serveFolder(folder);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  preview: [
    async ({ browser, storybook }, use) => {
      const page = await openPreview(browser, storybook);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ storybook }, use) => use(storybook),
});
