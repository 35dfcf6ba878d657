import { existsSync, readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { sizeOf } from '../../.storybook/modes.ts';
import { isCheck } from '../../.storybook/titles.ts';
import { entries, test } from '../../tests/storybook/storybook.ts';
import { readStory, settle, show } from './preview.ts';

const SCREENSHOTS = '.cache/visual/screenshots';

// Stories with the tag `check` look like another story of their component, or test what a screenshot does not show.
const stories = entries.filter((entry) => entry.type === 'story' && !isCheck(entry));

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
      // A story's own globals override those of each mode, so some modes look the same.
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
      // On a scrolled page, a full-page screenshot would show sticky elements in another position.
      await expect.soft(page).toHaveScreenshot([id, `${modeName.replaceAll(' ', '-')}.png`], { fullPage: !isScrolled });
    }
  });

test('no story is gone', () => {
  const before = existsSync(SCREENSHOTS) ? readdirSync(SCREENSHOTS) : [];
  const ids = new Set(stories.map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
});
