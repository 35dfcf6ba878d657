import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** The surface of a control once no change of it is under way. */
const surface = (control: Locator) =>
  control.evaluate(async (element) => {
    await new Promise(requestAnimationFrame);
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).backgroundColor;
  });

it.each([
  ['the second call of the home page', '/', 1280, '[data-hero] a + a'],
  ['the button of a form', '/contact', 1280, 'form button[type=submit]'],
  ['the button of the newsletter', '/resources', 1280, 'form button[type=submit]'],
  ['the control of the motion', '/', 1280, '[data-motion-toggle]'],
  ['the button of the menu', '/', 390, 'header button[aria-expanded]'],
])('%s shows that it is pointed at, and that it is pressed', async (_, path, width, selector) => {
  const { page } = await open(path, { width });
  await startApplication(page);
  const control = page.locator(selector).filter({ visible: true }).first();
  await control.scrollIntoViewIfNeeded();
  const atRest = await surface(control);
  await control.hover();
  const pointedAt = await surface(control);
  await page.mouse.down();
  const pressed = await surface(control);
  expect(new Set([pointedAt, pressed]).size, `${pointedAt}, pressed ${pressed}`).toBe(2);
  expect(pressed).not.toBe(atRest);
});
