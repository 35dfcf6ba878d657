import { expect, type Page } from '@playwright/test';
import { namesOf } from '../../.storybook/titles.ts';
import { violations } from '../support/accessibility.ts';
import { entries, test } from './storybook.ts';

const storiesOf = (component: string) =>
  entries.filter(({ id, type }) => type === 'story' && id.startsWith(`components-${component}--`));
const [button] = storiesOf('button');

async function openManager(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/?path=/story/${button?.id}`);
  await expect(page.locator('#storybook-explorer-tree [data-selected=true]')).toBeVisible();
}

test('the sidebar shows the states of a component, and none of its checks', async ({ page }) => {
  await openManager(page);
  const shown = await page
    .locator('#storybook-explorer-tree [data-nodetype=story]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-item-id')));
  const states = storiesOf('button').filter(({ tags }) => !tags.includes('check'));
  expect(shown.filter((id) => id?.startsWith('components-button--'))).toEqual(states.map(({ id }) => id));
});

test('the search finds components by their other names', async ({ page }) => {
  test.slow();
  const searches = entries
    .filter(({ type }) => type === 'docs')
    .flatMap(({ title }) => namesOf(title).aliases.map((alias) => ({ alias, name: title.split('/').at(-1) ?? '' })));
  expect(searches.length).toBeGreaterThan(20);
  await openManager(page);
  for (const { alias, name } of searches) {
    await page.locator('#storybook-explorer-searchfield').fill(alias);
    // The component itself, or its docs page.
    const result = page.getByRole('option').filter({ hasText: name }).first();
    const more = page.getByRole('option', { name: /^Show \d+ more results/ });
    await expect(result.or(more).first(), alias).toBeVisible();
    if (await more.isVisible()) await more.click();
    await expect.soft(result, alias).toBeVisible();
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the manager has enough contrast in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openManager(page);
    await expect(page.getByRole('button', { name: 'Direction' })).toBeVisible();
    expect(await violations(page, ['color-contrast'])).toEqual([]);
  });

/** Opens a story with a toolbar setting and returns the computed style of an element. */
async function styleOf(page: Page, id: string | undefined, choice: string, selector: string) {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${choice}`);
  const element = page.locator(`#storybook-root ${selector}`).first();
  await expect(element).toBeAttached();
  return element.evaluate((one) => {
    const { fontSize, direction } = getComputedStyle(one);
    return { fontSize, direction };
  });
}

test('the toolbar changes text size and direction', async ({ page }) => {
  const buttonStyle = (choice: string) => styleOf(page, button?.id, choice, 'button');
  const standard = await buttonStyle('');
  const doubled = await buttonStyle('text:double');
  expect(Number.parseFloat(doubled.fontSize)).toBe(2 * Number.parseFloat(standard.fontSize));
  expect(standard.direction).toBe('ltr');
  expect((await buttonStyle('direction:rtl')).direction).toBe('rtl');
});
