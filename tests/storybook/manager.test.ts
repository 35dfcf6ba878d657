import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from '../../.storybook/titles.ts';
import { launchChromium } from '../../scripts/chromium.ts';
import { serveFolder } from '../../scripts/static-server.ts';
import type { RunningServer } from '../../server/listen.ts';

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

let storybook: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  storybook = await serveFolder(folder);
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${storybook.url}/?path=/story/components-button--outline`);
  await page.locator('#storybook-explorer-tree [data-selected=true]').waitFor();
});
afterAll(async () => {
  await browser.close();
  await storybook.close();
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

describe('its colors', () => {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

  it.each(['light', 'dark'] as const)('have enough contrast in the %s theme', async (colorScheme) => {
    const own = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme });
    try {
      await own.goto(`${storybook.url}/?path=/story/components-button--outline`);
      await own.locator('#storybook-explorer-tree [data-selected=true]').waitFor();
      await own.getByRole('button', { name: 'Direction' }).waitFor();
      await own.addScriptTag({ path: axe });
      const weak = await own.evaluate(async () => {
        const { violations } = await Reflect.get(globalThis, 'axe').run(
          { exclude: ['iframe'] },
          { iframes: false, runOnly: ['color-contrast'] },
        );
        return violations.flatMap(({ nodes }: { nodes: { html: string; failureSummary: string }[] }) =>
          nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
        );
      });
      expect(weak).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

describe('a frame on a docs page', () => {
  it('shows a small component of a large window at its own size, without the empty rest', async () => {
    const docs = await browser.newPage({ viewport: { width: 980, height: 800 } });
    try {
      await docs.goto(`${storybook.url}/iframe.html?viewMode=docs&id=components-filtersidebar--docs`);
      const room = docs.locator('.room[data-phase=ended]').first();
      const { width, scale } = await room.evaluate((one) => ({
        width: one.getBoundingClientRect().width,
        scale: one.querySelector('iframe')?.style.scale,
      }));
      expect(width).toBeLessThan(640);
      expect(scale).toBe('1');
    } finally {
      await docs.close();
    }
  });
});

describe('the toolbar', () => {
  /** Opens a story with a choice of the toolbar, and reads the looks of an element. */
  async function looks(id: string, choice: string, selector: string) {
    const story = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    try {
      await story.goto(`${storybook.url}/iframe.html?viewMode=story&id=${id}&globals=${choice}`);
      const element = story.locator(`#storybook-root ${selector}`).first();
      await element.waitFor({ state: 'attached' });
      return await element.evaluate((one) => {
        const { fontSize, direction, color, display, transitionDuration } = getComputedStyle(one);
        return { fontSize: Number.parseFloat(fontSize), direction, color, display, transitionDuration };
      });
    } finally {
      await story.close();
    }
  }
  const button = (choice: string) => looks('components-button--outline', choice, 'button');

  it('doubles the text', async () => {
    const { fontSize } = await button('');
    expect((await button('text:double')).fontSize).toBe(2 * fontSize);
  });
  it('turns the direction', async () => {
    expect((await button('')).direction).toBe('ltr');
    expect((await button('direction:rtl')).direction).toBe('rtl');
  });
  it('shows the system’s colors', async () => {
    const black = 'rgb(0, 0, 0)';
    expect((await button('')).color).not.toBe(black);
    expect((await button('colors:forced')).color).toBe(black);
    expect((await looks('components-textfield--forced-colors', '', 'input')).color).toBe(black);
  });
  it('stops motion', async () => {
    expect((await button('')).transitionDuration).not.toMatch(/^0s(, 0s)*$/);
    expect((await button('motion:reduce')).transitionDuration).toMatch(/^0s(, 0s)*$/);
  });
  it('shows what is printed', async () => {
    const tabs = (choice: string) => looks('components-stickytabs--at-rest', choice, 'nav');
    expect((await tabs('')).display).not.toBe('none');
    expect((await tabs('medium:print')).display).toBe('none');
  });
});
