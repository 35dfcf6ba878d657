import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { type Mode, sizeOf } from '../../.storybook/modes.ts';

// One test for each story, and a screenshot for each of its modes (.storybook/modes.ts).

const SCREENSHOTS = '.cache/visual/screenshots';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(`${process.env.STORYBOOK_FOLDER}/index.json`, 'utf8'),
);
const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** A page with Storybook loaded, on which one story follows another: loading it takes longer than most stories. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await page.clock.setFixedTime('2026-03-04T10:00:00Z');
      await page.goto('/iframe.html');
      await page.waitForFunction(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue);
      // The accessibility check has its own run.
      await page.evaluate(() =>
        Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', {
          globals: { a11y: { manual: true } },
        }),
      );
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** The parts of a story's parameters that decide its screenshots. */
const readStory = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
    return {
      globals: storyGlobals as { theme?: string; viewport?: { value?: string } },
      modes: parameters.chromatic.modes as Record<string, Mode>,
      motion: (parameters.motion ?? 'reduce') as 'reduce' | 'no-preference',
      forcedColors: (parameters.forcedColors ?? 'none') as 'active' | 'none',
    };
  }, id);

/** Shows a story, and waits until its play function is over. Rejects with the reason where it fails. */
const show = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    const { currentSelection } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    scrollTo(0, 0);
    return new Promise<void>((resolve, reject) => {
      for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
        channel.once(event, (error: { message?: string }) => reject(new Error(error?.message ?? event)));
      channel.once('storyFinished', resolve);
      // A story that is shown already would not be shown again.
      if (currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);

/** Waits for everything that comes later than the story: lazy drawings and images. */
async function settle(page: Page) {
  await page.evaluate(() => {
    // Before printing, all drawings are fetched (src/app/navigationEffects.ts).
    dispatchEvent(new Event('beforeprint'));
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => {
    const uses = [...document.querySelectorAll<SVGUseElement>('use[href]:not([href^="#"])')];
    // Not by the `load` event: of several uses of one file only some get it. A drawing that is there has a box.
    const drawn = (use: SVGUseElement) => !use.checkVisibility() || use.getBBox().width + use.getBBox().height > 0;
    return uses.every(drawn) && [...document.images].every((image) => image.complete);
  });
}

for (const { id, title, name } of stories)
  test(`${title}, ${name}`, async ({ preview: page }) => {
    const { globals, modes, motion, forcedColors } = await readStory(page, id);
    const taken = new Set<string>();
    let shown = '';
    for (const [modeName, mode] of Object.entries(modes)) {
      const { width, height } = sizeOf(globals.viewport?.value ?? mode.viewport);
      const theme = globals.theme ?? mode.theme ?? 'light';
      const visit = {
        width,
        height,
        forcedColors: mode.forcedColors ?? forcedColors,
        dir: mode.direction,
      } as const;
      const look = JSON.stringify({ ...visit, theme });
      // A story's own globals hold in every mode, so that some modes are the same.
      if (taken.has(look)) continue;
      taken.add(look);
      if (shown !== JSON.stringify(visit)) {
        shown = JSON.stringify(visit);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: motion, forcedColors: visit.forcedColors });
        await show(page, id);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await settle(page);
      }
      const isScrolled = await page.evaluate(
        ({ theme, dir }) => {
          document.documentElement.dataset.theme = theme;
          if (dir) document.documentElement.dir = dir;
          return scrollX + scrollY > 0;
        },
        { theme, dir: visit.dir },
      );
      // What sticks to the window of a scrolled page would be painted elsewhere on the whole page.
      await expect.soft(page).toHaveScreenshot([id, `${modeName.replaceAll(' ', '-')}.png`], { fullPage: !isScrolled });
    }
  });

test('no story is gone', () => {
  const before = existsSync(SCREENSHOTS) ? readdirSync(SCREENSHOTS) : [];
  const ids = new Set(stories.map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
});
