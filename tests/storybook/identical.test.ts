import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { sizeOf } from '../../.storybook/modes.ts';
import { isCheck } from '../../.storybook/titles.ts';
import { readStory, settle, show } from '../../scripts/visual/preview.ts';
import { entries, test } from './storybook.ts';

// A story that looks like another story of the same component shows nothing new. Stories that only check behavior may
// look alike; they have the tag `check`.

const states = entries.filter((entry) => entry.type === 'story' && !isCheck(entry));
const titles = [...new Set(states.map(({ title }) => title))];

for (const title of titles) {
  const stories = states.filter((story) => story.title === title);
  if (stories.length < 2) continue;
  test(`no two states of ${title} look the same`, async ({ preview: page }) => {
    const seen = new Map<string, string>();
    const identical: string[] = [];
    for (const { id } of stories) {
      const { globals, motion, forcedColors } = await readStory(page, id);
      await page.setViewportSize(sizeOf(globals.viewport?.value));
      await page.emulateMedia({ reducedMotion: motion, forcedColors });
      await show(page, id);
      await settle(page);
      const isScrolled = await page.evaluate(() => scrollX + scrollY > 0);
      const image = await page.screenshot({ animations: 'disabled', fullPage: !isScrolled });
      const hash = createHash('sha256').update(image).digest('hex');
      const other = seen.get(hash);
      if (other) identical.push(`${id} looks like ${other}`);
      seen.set(hash, id);
    }
    expect(identical).toEqual([]);
  });
}
