import { contact } from '../../src/content/contact.data.ts';
import { openStarted } from '../support/page.ts';
import { addressOf } from '../support/pages.ts';
import { expect, type Page, test } from '../support/test.ts';
import { translate, useControls } from '../support/translation.ts';

const textOf = (page: Page) =>
  page.locator('#root').evaluate((root: HTMLElement) => root.innerText.replace(/\s+/g, ' ').trim());

for (const [kind, address] of addressOf)
  test(`${kind}: a translated page works like an untranslated one`, async ({ page, context }) => {
    // Uses every control on both pages; the hub has more than a hundred.
    test.slow();
    const translated = await context.newPage();
    for (const each of [page, translated]) await openStarted(each, address);
    await translated.evaluate(translate);
    for (const each of [page, translated]) await each.evaluate(useControls, contact.success.again);
    await expect(async () => expect(await textOf(translated)).toBe(await textOf(page))).toPass({ timeout: 10_000 });
  });
