import { expect, it } from 'vitest';
import { agentSheet } from '../src/content/agentSheet.ts';
import { settle, startApplication, visitSite } from './support/site.ts';

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

it.each(['A4', 'Letter'] as const)('the agent sheet prints on one page of %s', async (format) => {
  const { page } = await open('/resources/agent-sheet', { width: 718 });
  await settle(page);
  const file = (await page.pdf({ format })).toString('latin1');
  expect(file.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
});

it('the agent sheet is filled in on screens and blank on paper', async () => {
  const { page } = await open('/resources/agent-sheet');
  const written = agentSheet.groups.flatMap(({ lines }) => lines.flatMap(({ example }) => example));
  const entries = written.slice(0, 2).map((entry) => page.getByText(entry, { exact: true }));
  for (const entry of entries) expect(await entry.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const entry of entries) expect(await entry.isVisible()).toBe(false);
});

it('prints every drawing of a page that was open for a while, and none over words', async () => {
  const { page } = await open('/', { width: 718 });
  await startApplication(page);
  const missing = page.locator('main svg[data-drawing] use:not([href])');
  await expect.poll(() => missing.count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await settle(page);
  const covered = await page.locator('main svg[data-drawing]').evaluateAll((drawings) => {
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p)')].filter((each) => each.checkVisibility());
    const boxes = drawings.map((drawing) => drawing.getBoundingClientRect()).filter(({ width }) => width > 0);
    return words
      .map((each) => ({ words: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) =>
        boxes.some(
          (drawing) =>
            drawing.left < box.right - 1 &&
            drawing.right > box.left + 1 &&
            drawing.top < box.bottom - 1 &&
            drawing.bottom > box.top + 1,
        ),
      )
      .map(({ words }) => words);
  });
  expect(covered).toEqual([]);
});
