import { agentSheet } from '../../src/content/agentSheet.data.ts';
import { settle, startApplication } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

// About the width of a printed page, in CSS pixels.
test.use({ viewport: { width: 718, height: 800 } });

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of ['/', '/services/ai-orchestration', '/contact'])
    test(`${path} prints headings and the logo in ink, without skip link and theme switch`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/print-')));
      await settle(page);
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
      await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
      const marks = page.locator('h1, h2, h3, svg[viewBox="0 0 189 48"]');
      const colors = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).color));
      expect(colors.length).toBeGreaterThan(1);
      expect(new Set(colors)).toEqual(new Set(['rgb(11, 29, 34)']));
    });
});

for (const format of ['A4', 'Letter'])
  test(`the agent worksheet prints on one page of ${format}`, async ({ page }) => {
    await page.goto('/resources/agent-sheet');
    await settle(page);
    const file = (await page.pdf({ format })).toString('latin1');
    expect(file.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
  });

test('the agent worksheet has examples on screens and blank lines in print', async ({ page }) => {
  await page.goto('/resources/agent-sheet');
  const examples = agentSheet.groups.flatMap(({ lines }) => lines.flatMap(({ example = [] }) => example)).slice(0, 2);
  for (const example of examples) await expect(page.getByText(example, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const example of examples) await expect(page.getByText(example, { exact: true })).toBeHidden();
});

test('a page that was open for a while prints all drawings, and none over text', async ({ page }) => {
  await page.goto('/');
  await startApplication(page);
  await expect(page.locator('main svg[data-drawing] use:not([href])')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await settle(page);
  const covered = await page.locator('main svg[data-drawing]').evaluateAll((drawings) => {
    const boxes = drawings.map((drawing) => drawing.getBoundingClientRect()).filter(({ width }) => width > 0);
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p)')].filter((text) => text.checkVisibility());
    return texts
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return boxes.some(
          (box) => box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1,
        );
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
});
