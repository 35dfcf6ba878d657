import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { industries } from '../src/content/topics.ts';
import { startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

const { navigation, topics } = industries;
const bar = (page: Page) => page.getByRole('navigation', { name: navigation });
/** The tab that is marked as current, if it stands in the window whole. */
const current = (page: Page) =>
  bar(page)
    .locator('[aria-current]')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, right } = link.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        })
        .map((link) => link.textContent),
    );
const scrollToPart = (page: Page, id: string) =>
  page.evaluate((part) => document.getElementById(part)?.scrollIntoView({ behavior: 'instant' }), id);
const top = (page: Page, selector: string) =>
  page.evaluate(
    (name) => Math.round(document.querySelector(name)?.getBoundingClientRect().top ?? Number.NaN),
    selector,
  );

describe('the tabs of /system on a phone held upright', () => {
  it('stay below the header, mark the part that is read and keep it in view, also after a press', async () => {
    const { page, problems } = await open('/system', { width: 390, height: 844 });
    await startApplication(page);
    for (const { id, label } of topics.slice(1, 5)) {
      await scrollToPart(page, id);
      await expect.poll(() => current(page)).toEqual([label]);
      const header = await page.locator('header').boundingBox();
      const box = await bar(page).boundingBox();
      expect(box?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(140);
      expect(await top(page, `#${id}`)).toBe(140);
    }
    const [first, second, third] = topics;
    await scrollToPart(page, first?.id ?? '');
    await expect.poll(() => current(page)).toEqual([first?.label]);
    await bar(page)
      .getByRole('link', { name: second?.label ?? '' })
      .click();
    await expect.poll(() => current(page)).toEqual([second?.label]);
    await scrollToPart(page, topics.at(4)?.id ?? '');
    await expect.poll(() => current(page)).toEqual([topics.at(4)?.label]);
    await scrollToPart(page, third?.id ?? '');
    await expect.poll(() => current(page)).toEqual([third?.label]);
    expect(problems).toEqual([]);
  });

  it('stand still in a window lower than 480 px', async () => {
    const { page } = await open('/system', { width: 390, height: 479 });
    await startApplication(page);
    await scrollToPart(page, topics[2]?.id ?? '');
    expect((await bar(page).boundingBox())?.y).toBeLessThan(0);
  });
});

describe('the line of the current tab', () => {
  it('slides from where it is seen, also while it is on its way', async () => {
    const { page } = await open('/system', {
      reducedMotion: 'no-preference',
      // Held at its beginning, it shows where it comes from.
      before: (page) =>
        page.addInitScript(() => {
          const { animate } = Element.prototype;
          Element.prototype.animate = function (...settings) {
            const animation = animate.apply(this, settings);
            animation.pause();
            return animation;
          };
        }),
    });
    await startApplication(page);
    const place = (selector: string) =>
      bar(page)
        .locator(selector)
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .map((element) => element.getBoundingClientRect())
            .map(({ left, width }) => ({ left: Math.round(left), width: Math.round(width) })),
        );
    const line = () => place('a > :last-child');
    const first = await line();
    expect(first).toEqual(await place('[aria-current]'));
    for (const { id, label } of topics.slice(1, 4)) {
      await scrollToPart(page, id);
      await expect.poll(() => current(page)).toEqual([label]);
      expect(await line()).toEqual(first);
    }
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await line()).toEqual(await place('[aria-current]'));
  });
});
