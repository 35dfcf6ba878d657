import type { MailboxMessage } from '../../server/mailbox.ts';
import { mailboxPage } from '../../server/mailboxPage.ts';
import { brand } from '../../src/content/brand.ts';
import { contact } from '../../src/content/contact.data.ts';
import { resourceHub } from '../../src/content/listPages/resources.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { pageAt } from '../../src/content/pages.ts';
import { resources } from '../../src/content/resources.ts';
import { messages } from '../../src/forms/messages.ts';
import { translate } from '../support/translation.ts';
import { lumaIn, mean, spread } from './support/picture.ts';
import { expect, test, type Visit } from './support/test.ts';

/** Detects the theme from the color of the page's text, in any CSS notation. */
const theme = (visit: Visit) =>
  visit.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return;
    canvas.fillStyle = getComputedStyle(document.body).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 1.5 * 255 ? 'dark' : 'light';
  });

/** Waits for the font and for finite animations. Firefox reports an error if a navigation interrupts a font request. */
const atRest = (visit: Visit) =>
  visit.until('end of motion', async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(moving.map(({ finished }) => finished));
    return document.readyState === 'complete';
  });

test('the menu leads to the services on a desktop and to contact on a phone', async ({ visit }) => {
  await visit.goto('/');
  await visit.start();
  await visit.hover('header button', navigation.solutions.label);
  await visit.click('header a', navigation.solutions.first.label);
  await visit.text('h1', pageAt('/services').heading);
  await visit.resize(390, 844);
  await visit.click('header button[aria-haspopup=dialog]');
  await visit.click(':is(dialog, [role=dialog]) a[href="/contact"]');
  await visit.text('h1', pageAt('/contact').heading);
  expect(await visit.evaluate(() => location.pathname)).toBe('/contact');
});

test('the contact form reports missing fields, then sends its message and confirms it', async ({
  visit,
  request,
  browserName,
}) => {
  await visit.goto('/contact');
  await visit.start();
  await visit.click('main form button', contact.form.submit);
  const isFocused = (words: string) => document.activeElement?.textContent?.includes(words);
  await visit.until('focus on the message', isFocused, messages.validation.missing);
  const email = `ada.${Date.now()}@${browserName}.example`;
  const fields = { name: 'Ada Example', email, company: 'Example Works', message: 'Two plants on ECC' };
  for (const [field, value] of Object.entries(fields)) await visit.fill(`main form [name=${field}]`, value);
  await visit.click('main form button', contact.form.submit);
  await visit.text('body', contact.success.heading);
  const sent: MailboxMessage[] = await (await request.get(`${mailboxPage}.json`)).json();
  const own = sent
    .map(({ template_params }) => Object.values(template_params))
    .filter((values) => values.includes(email));
  expect(own).toEqual([expect.arrayContaining([email, fields.message])]);
  await visit.click('footer a[href="/contact"]');
  await visit.text('h1', pageAt('/contact').heading);
});

test('on a translated page, the hub filters by type, and Back removes the filter', async ({ visit }) => {
  const kind = resourceHub.values.type.find(({ value }) => value === 'whitepaper');
  const papers = resources.filter(({ type }) => type === 'whitepaper').map(({ title }) => title);
  const shown = () =>
    visit.evaluate(() => [...document.querySelectorAll<HTMLElement>('main article h3')].map((h) => h.innerText));
  await visit.goto('/resources');
  await visit.start();
  const unfiltered = await shown();
  await visit.evaluate(translate);
  await visit.click('main :is(label, button)', kind?.label);
  await visit.until('filter in the address', () => location.search === '?type=whitepaper');
  await expect.poll(shown).toEqual(papers.slice(0, unfiltered.length));
  await visit.evaluate(() => history.back());
  await expect.poll(shown).toEqual(unfiltered);
});

test('Back restores the cards of the hub and the scroll position', async ({ visit }) => {
  const cards = () => visit.evaluate(() => document.querySelectorAll('main li article').length);
  await visit.goto('/resources');
  await visit.start();
  for (const shown of [(await cards()) + 12, resources.length]) {
    await visit.click('main button', 'Show ');
    await expect.poll(cards).toBe(shown);
  }
  const { link, left } = await visit.evaluate(() => {
    const last = [...document.querySelectorAll('main li article a[href^="/resources/"]')].at(-1);
    last?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return { link: `main li article a[href="${last?.getAttribute('href')}"]`, left: scrollY };
  });
  await visit.click(link);
  await visit.until('page of the card', () => location.pathname !== '/resources');
  await visit.evaluate(() => history.back());
  await expect.poll(cards).toBe(resources.length);
  await visit.until('place of the card', (place) => Math.abs(scrollY - place) < 5, left);
});

test('input and focus survive a translation before hydration, and a bare % in the URL is harmless', async ({
  visit,
  held,
}) => {
  const fields = { email: 'ada@example.com', message: 'Two plants on ECC' };
  visit.site = held.url;
  await visit.goto('/contact#50%-off');
  for (const [field, value] of Object.entries(fields)) await visit.fill(`main form [name=${field}]`, value);
  await visit.evaluate(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.setSelectionRange(4, 10));
  await visit.evaluate(translate);
  held.release();
  await visit.ready();
  await visit.window.type('sites');
  const values = () =>
    visit.evaluate(() =>
      ['email', 'message'].map((name) => document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value),
    );
  await expect.poll(values).toEqual([fields.email, 'Two sites on ECC']);
  // Ignores React's report of the replaced HTML.
  await visit.problems();
});

test('after a click on a legend, Tab continues from the legend', async ({ visit }) => {
  await visit.goto('/contact');
  await visit.start();
  await visit.click('main fieldset legend', contact.form.legends.words);
  const before = await visit.evaluate(() => scrollY);
  await visit.window.press('Tab');
  await visit.until('focus in the form', () => !!document.activeElement?.closest('main form'));
  expect(Math.abs((await visit.evaluate(() => scrollY)) - before)).toBeLessThan(400);
});

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test.describe(`in a system with a ${system} theme`, () => {
    test.use({ colorScheme: system });

    test("the page has that theme, and keeps the visitor's choice", async ({ visit }) => {
      await visit.goto('/');
      expect(await theme(visit)).toBe(system);
      await visit.start();
      await visit.click(`footer label:has(input[value=${other}])`);
      await expect.poll(() => theme(visit)).toBe(other);
      await visit.goto('/about');
      expect(await theme(visit)).toBe(other);
    });

    test('a drawing has the colors of that theme', async ({ visit }) => {
      await visit.goto('/services');
      await visit.start();
      const box = await visit.until('drawing', () => {
        const drawing = [...document.querySelectorAll<SVGElement>('main svg')].find(
          (each) => each.checkVisibility() && each.getBoundingClientRect().width > 150,
        );
        drawing?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = drawing?.getBoundingClientRect() ?? {};
        return width > 0 && { x, y, width, height };
      });
      // Without lines and faces, the drawing would be as uniform as its surface.
      let luma: number[] = [];
      await expect
        .poll(async () => {
          luma = lumaIn(await visit.screenshot(), box);
          return spread(luma);
        })
        .toBeGreaterThan(80);
      // Few pixels are lines, so a drawing is about as light as its surface.
      const margin = { x: 4, y: box.y + box.height / 2, width: 4, height: 4 };
      const surface = mean(lumaIn(await visit.screenshot(), margin));
      expect(system === 'dark' ? surface < 100 : surface > 155, `luma of the surface: ${surface}`).toBe(true);
      expect(Math.abs(mean(luma) - surface)).toBeLessThan(45);
    });
  });

test('clicks on the theme and a dropdown before hydration take effect', async ({ visit, held }) => {
  visit.site = held.url;
  await visit.goto('/');
  await visit.click('footer label:has(input[value=dark])');
  await visit.click('header button', navigation.solutions.label);
  expect(await visit.evaluate(() => document.documentElement.dataset.app)).not.toBe('ready');
  held.release();
  await visit.click('header a', navigation.solutions.first.label);
  await visit.text('h1', pageAt('/services').heading);
  await visit.goto('/about');
  expect(await theme(visit)).toBe('dark');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('contact is complete, shows the email address, and has working links', async ({ visit }) => {
    await visit.goto('/contact');
    const text = await visit.evaluate(() => document.body.innerText);
    expect(text).toContain(pageAt('/contact').heading);
    expect(text).toContain(brand.email.contact);
    expect(text).toContain(contact.form.withoutScript.notice);
    expect(text.length).toBeGreaterThan(1000);
    await visit.click('footer a[href="/services"]');
    await visit.text('h1', pageAt('/services').heading);
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 720 } });

  test('Back restores the scroll position', async ({ visit }) => {
    await visit.goto('/services');
    await visit.start();
    const link = 'main a[href="/services/ai-orchestration"]';
    const left = await visit.evaluate((at) => {
      document.querySelector(at)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return scrollY;
    }, link);
    expect(left).toBeGreaterThan(300);
    await visit.click(link);
    await visit.text('h1', pageAt('/services/ai-orchestration').heading);
    await atRest(visit);
    await visit.evaluate(() => history.back());
    await visit.text('h1', pageAt('/services').heading);
    await atRest(visit);
    const landed = await visit.evaluate(() => scrollY);
    expect(Math.abs(landed - left), `${landed} instead of ${left}`).toBeLessThanOrEqual(1);
  });

  test('Back across page loads has no errors', async ({ visit }) => {
    await visit.goto('/services');
    for (const path of ['/about', '/resources']) {
      await visit.evaluate((to) => location.assign(to), path);
      await visit.text('h1', pageAt(path).heading);
      await atRest(visit);
    }
    for (const path of ['/about', '/services']) {
      await visit.evaluate(() => history.back());
      await visit.text('h1', pageAt(path).heading);
      await visit.painted();
      await atRest(visit);
    }
  });

  test('the film of the hero has no black areas', async ({ visit }) => {
    await visit.goto('/');
    await visit.start();
    // An engine that cannot play the film shows only the drawing.
    const box = await visit.until('film', () => {
      const film = document.querySelector('video');
      const { x, y, width, height } = film?.getBoundingClientRect() ?? new DOMRect();
      return (film?.error || (film?.currentTime ?? 0) > 0.5) && { x, y, width, height };
    });
    const picture = await visit.screenshot();
    // The page margin shows the ink surface behind the hero.
    const ink = mean(lumaIn(picture, { x: 4, y: 400, width: 20, height: 20 }));
    const luma = lumaIn(picture, box);
    expect(luma.filter((value) => value < ink / 2).length / luma.length).toBeLessThan(0.05);
  });
});

test('the numbers of a scale are below its bar, and the label of an unavailable button is on one line', async ({
  visit,
}) => {
  await visit.goto('/leadership');
  const scales = await visit.evaluate(() =>
    [...document.querySelectorAll('main dd svg:has(> rect)')].map((scale) => {
      const bar = scale.querySelector('rect')?.getBoundingClientRect().bottom ?? 0;
      const axis = scale.querySelector('svg > path:last-child')?.getBoundingClientRect().top ?? 0;
      const numbers = [...scale.querySelectorAll('text')].map((text) => text.getBoundingClientRect().top);
      // Firefox includes the line's stroke width in the box.
      return [Math.abs(axis - bar) <= 3, numbers.length > 1 && numbers.every((top) => top > axis)];
    }),
  );
  expect(scales.length).toBeGreaterThan(0);
  expect(scales.flat()).not.toContain(false);
  const lines = await visit.evaluate(() =>
    [...document.querySelectorAll('main button[aria-disabled] > :first-child')].map((label) => {
      const text = document.createRange();
      text.selectNodeContents(label.firstChild ?? label);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('each legend of a form is inside its group, below the top line of the group', async ({ visit }) => {
  await visit.goto('/contact/sales-inquiry');
  const distances = await visit.evaluate(() =>
    [...document.querySelectorAll('main form fieldset > legend')]
      .filter((legend) => legend.checkVisibility() && legend.getBoundingClientRect().width > 1)
      .map((legend) => {
        const group = legend.parentElement as HTMLElement;
        const text = document.createRange();
        text.selectNodeContents(legend);
        const { borderTopWidth, paddingTop } = getComputedStyle(group);
        const inside = Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop);
        const from = group.getBoundingClientRect().top + inside;
        return { legend: legend.textContent, distance: text.getBoundingClientRect().top - from };
      }),
  );
  expect(distances.length).toBeGreaterThan(0);
  expect(distances.filter(({ distance }) => distance < -1)).toEqual([]);
});
