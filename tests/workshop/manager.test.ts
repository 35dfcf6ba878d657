import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from '../../.storybook/titles.ts';
import { launchChromium } from '../../scripts/chromium.ts';
import { type StaticServer, serveFolder } from '../../scripts/static-server.ts';

const folder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}
const entries: Entry[] = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
const searches = entries.flatMap(({ id, title, type }) => {
  const { name, aliases } = namesOf(title);
  return type === 'docs' ? aliases.map((alias) => [alias, name, id] as const) : [];
});

let workshop: StaticServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  workshop = await serveFolder(folder);
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${workshop.url}/?path=/story/components-button--outline`);
  await page.locator('#storybook-explorer-tree [data-selected=true]').waitFor();
});
afterAll(async () => {
  await browser.close();
  await workshop.close();
});

describe('the sidebar', () => {
  it('has the components in groups by purpose', async () => {
    const names = await page.locator('#storybook-explorer-tree [data-nodetype=group]').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(expect.arrayContaining(['Actions', 'Forms', 'Infrastructure']));
  });

  it('shows the states of a component, and none of its checks', async () => {
    const shown = await page
      .locator('#storybook-explorer-tree [data-nodetype=story]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-item-id')));
    const own = entries.filter(({ id, type }) => type === 'story' && id.startsWith('components-button--'));
    const shownOfIt = shown.filter((id) => id?.startsWith('components-button--'));
    expect(shownOfIt).toEqual(own.filter(({ tags }) => !tags.includes('check')).map(({ id }) => id));
    expect(shownOfIt.length).toBeLessThan(own.length);
  });
});

describe('the search', () => {
  it('knows other names', () => expect(searches.length).toBeGreaterThan(20));

  it.each(searches)('finds by "%s" %s', async (alias, _, id) => {
    await page.locator('#storybook-explorer-searchfield').fill(alias);
    await page.locator(`[role=option][data-id="${id}"]`).waitFor({ timeout: 5000 });
  });
});
