import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { industries } from '../src/content/topics.ts';
import { startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

declare global {
  interface Window {
    marked: string[];
  }
}

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

describe('a tab that is clicked', () => {
  /** Notes which tab is current from now on, in `window.marked`. */
  const watchMarks = (page: Page) =>
    page.evaluate(() => {
      window.marked = [];
      new MutationObserver(() => {
        const now = [...document.querySelectorAll('nav [aria-current="true"]')].map((link) => link.textContent).join();
        if (now !== window.marked.at(-1)) window.marked.push(now);
      }).observe(document, { attributeFilter: ['aria-current'], subtree: true });
    });
  const marked = (page: Page) => page.evaluate(() => window.marked);
  const press = (page: Page, at: number) =>
    bar(page)
      .getByRole('link', { name: topics[at]?.label ?? '' })
      .click();
  const standing = (page: Page, at: number) => expect.poll(() => top(page, `#${topics[at]?.id}`)).toBe(140);
  const openMoving = async () => {
    const { page, problems } = await open('/system', { reducedMotion: 'no-preference' });
    await startApplication(page);
    await watchMarks(page);
    return { page, problems };
  };

  it('is current at once, and no other one is on the way', async () => {
    const { page, problems } = await openMoving();
    await press(page, 4);
    expect(await marked(page)).toEqual([topics[4]?.label]);
    await standing(page, 4);
    expect(await marked(page)).toEqual([topics[4]?.label]);
    await scrollToPart(page, topics[2]?.id ?? '');
    await expect.poll(() => marked(page)).toEqual([4, 2].map((at) => topics[at]?.label));
    expect(problems).toEqual([]);
  });

  it('gives way to another one that is clicked before its part is reached', async () => {
    const { page } = await openMoving();
    await press(page, 4);
    await press(page, 3);
    await standing(page, 3);
    expect(await marked(page)).toEqual([4, 3].map((at) => topics[at]?.label));
  });

  it('is current no longer than until the visitor turns the wheel', async () => {
    const { page } = await openMoving();
    await press(page, 5);
    await page.evaluate(async () => {
      while (scrollY < 100) await new Promise(requestAnimationFrame);
      document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    });
    await standing(page, 5);
    expect((await marked(page)).length).toBeGreaterThan(1);
  });

  it('has the drawings of every part fetched when the tabs are pointed at', async () => {
    const { page } = await openMoving();
    const missing = () =>
      page.evaluate(
        (ids) => ids.flatMap((id) => [...document.querySelectorAll(`#${id} svg[data-drawing] use:not([href])`)]).length,
        topics.map(({ id }) => id),
      );
    expect(await missing()).toBeGreaterThan(0);
    await bar(page).getByRole('link').last().hover();
    expect(await missing()).toBe(0);
  });
});
