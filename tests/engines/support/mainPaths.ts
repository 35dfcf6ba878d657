import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { brand } from '../../../src/content/brand.ts';
import { contact } from '../../../src/content/contact.ts';
import { generalInquiry, salesInquiry } from '../../../src/content/inquiries.ts';
import { resourceHub } from '../../../src/content/listPages/resources.ts';
import { navigation } from '../../../src/content/navigation.ts';
import { newsletter } from '../../../src/content/newsletter.ts';
import { pageAt } from '../../../src/content/pages.ts';
import { resources } from '../../../src/content/resources.ts';
import { support } from '../../../src/content/support.ts';
import { messages } from '../../../src/messaging/messages.ts';
import { holdApplication } from './holdApplication.ts';
import type { TestedEngine, Visit } from './index.ts';
import { lumaIn, mean, spread } from './picture.ts';

/** The messages in the mailbox that hold a text. All engines send to the same one at the same time. */
async function messagesWith(text: string) {
  const folder = inject('mailbox');
  // Half a message stands under another name.
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const messages = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return messages.filter((message) => message.includes(text)).map((message) => JSON.parse(message).template_params);
}

const startingWith = (words: string) => new RegExp(`^${words}`);

const forms = [
  {
    kind: 'contact',
    path: '/contact',
    fields: { name: 'Ada Example', email: '', company: 'Example Works', message: 'Two plants on ECC' },
    button: contact.form.submit,
    sent: contact.success.heading,
  },
  {
    kind: 'newsletter',
    path: '/resources',
    fields: { email: '', name: 'Ada Example' },
    button: newsletter.submit.inline,
    sent: messages.newsletter.success,
  },
  {
    kind: 'support',
    path: '/contact/support',
    fields: { name: 'Ada Example', email: '', message: 'It is slow' },
    button: support.request.form.submit,
    sent: messages.support.success,
  },
  {
    kind: 'sales',
    path: '/contact/sales-inquiry',
    fields: { name: 'Ada Example', email: '', company: 'Example Works', message: 'Two plants on ECC' },
    button: salesInquiry.form.submit,
    sent: contact.success.heading,
  },
  {
    kind: 'general',
    path: '/contact/general-inquiry',
    fields: { name: 'Ada Example', email: '', subject: 'A talk', message: 'In May?' },
    button: generalInquiry.form.submit,
    sent: contact.success.heading,
  },
];

const heading = (visit: Visit, text: string) =>
  visit.until((words) => document.querySelector('h1')?.innerText === words, text);

/** By the color of the page's text, whatever it is written in. */
const theme = (visit: Visit) =>
  visit.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return;
    canvas.fillStyle = getComputedStyle(document.body).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 1.5 * 255 ? 'dark' : 'light';
  });

/**
 * Whether the font is there, and all that moves has come to its end, but for what moves for ever. Runs in the page. Firefox
 * reports a font that is still under way when its page is left.
 */
async function atRest() {
  await document.fonts.ready;
  const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(moving.map(({ finished }) => finished));
  return true;
}

/** What a visitor does most, and what an engine of its own has got wrong, in one engine. */
export function mainPaths({ name, site, open, version }: TestedEngine) {
  afterAll(() => console.log(`Tried in ${version()}`));

  describe(`${name}: the menu`, () => {
    it('leads from home to a service on a desktop', async () => {
      const visit = await open('/');
      await visit.start();
      await visit.hover('header button', startingWith(navigation.solutions.label));
      await visit.click('header a', startingWith(navigation.solutions.first.label));
      await heading(visit, pageAt('/services').heading);
      expect(await visit.path()).toBe('/services');
      expect(await visit.window.problems()).toEqual([]);
    });

    it('leads from home to contact on a phone', async () => {
      const visit = await open('/', { width: 390, height: 844 });
      await visit.start();
      await visit.click('header button', /menu/i);
      await visit.click(':is(dialog, [role=dialog]) a[href="/contact"]');
      await heading(visit, pageAt('/contact').heading);
      expect(await visit.path()).toBe('/contact');
      expect(await visit.window.problems()).toEqual([]);
    });
  });

  describe.each(forms)(`${name}: the form of $path`, ({ kind, path, fields, button, sent }) => {
    it('puts its message into the mailbox and says so', async () => {
      const visit = await open(path);
      const email = `ada@${kind}.${name}.example`;
      for (const [field, value] of Object.entries({ ...fields, email })) {
        const control = `main form :is(input, textarea)[name=${field}]`;
        await visit.fill(control, value);
        expect(await visit.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.value, control)).toBe(value);
      }
      await visit.ready();
      await visit.click('main form button', startingWith(button));
      await visit.text(sent);
      const [message, ...others] = await messagesWith(email);
      expect(others).toEqual([]);
      const words = 'message' in fields ? fields.message : fields.name;
      expect(Object.values(message)).toEqual(expect.arrayContaining([email, words]));
      expect(await visit.window.problems()).toEqual([]);
    });
  });

  it(`${name}: contact says what is missing and sends nothing`, async () => {
    const visit = await open('/contact');
    await visit.start();
    await visit.click('main form button', startingWith(contact.form.submit));
    await visit.until((words) => document.activeElement?.textContent?.includes(words), messages.validation.missing);
  });

  it(`${name}: the hub shows only what was asked for, and all again after Back`, async () => {
    const kind = resourceHub.values.type.find(({ value }) => value === 'whitepaper');
    const papers = resources.filter(({ type }) => type === 'whitepaper').map(({ title }) => title);
    const shown = (visit: Visit) =>
      visit.evaluate(() => [...document.querySelectorAll<HTMLElement>('main article h3')].map((h) => h.innerText));
    const visit = await open('/resources');
    await visit.start();
    const unfiltered = await shown(visit);
    await visit.click('main :is(label, button)', startingWith(kind?.label ?? ''));
    await visit.until(() => location.search === '?type=whitepaper');
    await expect.poll(() => shown(visit)).toEqual(papers.slice(0, unfiltered.length));
    await visit.evaluate(() => history.back());
    await expect.poll(() => shown(visit)).toEqual(unfiltered);
    expect(await visit.window.problems()).toEqual([]);
  });

  describe(`${name}: the theme`, () => {
    const pressed = { light: 'dark', dark: 'light' } as const;

    it.each([false, true])('is the system’s, and then the one that was chosen (system dark: %s)', async (dark) => {
      const visit = await open('/', { dark });
      const own = dark ? 'dark' : 'light';
      expect(await theme(visit)).toBe(own);
      await visit.start();
      await visit.click(`footer label:has(input[value=${pressed[own]}])`);
      await expect.poll(() => theme(visit)).toBe(pressed[own]);
      await visit.goto('/about');
      expect(await theme(visit)).toBe(pressed[own]);
    });

    it('chosen before the application runs is kept', async () => {
      const held = await holdApplication(site);
      const visit = await open('/about', { site: held.url });
      await visit.click('footer label:has(input[value=dark])');
      expect(await visit.evaluate(() => document.documentElement.dataset.app)).not.toBe('ready');
      held.release();
      await visit.ready();
      await expect.poll(() => theme(visit)).toBe('dark');
      await visit.goto('/services');
      expect(await theme(visit)).toBe('dark');
    });
  });

  it(`${name}: a dropdown pressed before the application runs opens once it does`, async () => {
    const held = await holdApplication(site);
    const visit = await open('/', { site: held.url });
    await visit.click('header button', startingWith(navigation.solutions.label));
    expect(await visit.evaluate(() => document.documentElement.dataset.app)).not.toBe('ready');
    held.release();
    await visit.click('header a', startingWith(navigation.solutions.first.label));
    await heading(visit, pageAt('/services').heading);
  });

  it(`${name}: without scripts contact reads whole, says how to write, and links lead on`, async () => {
    const visit = await open('/contact', { scripts: false });
    const text = await visit.evaluate(() => document.body.innerText);
    expect(text).toContain(pageAt('/contact').heading);
    expect(text).toContain(brand.email.contact);
    expect(text).toContain(contact.form.withoutScript.notice);
    expect(text.length).toBeGreaterThan(1000);
    await visit.click('footer a[href="/services"]');
    await heading(visit, pageAt('/services').heading);
  });

  it(`${name}: Back lands where the visitor left, and nothing goes wrong on the way`, async () => {
    const visit = await open('/services', { motion: true });
    await visit.start();
    const link = 'main a[href="/services/ai-orchestration"]';
    const left = await visit.evaluate((at) => {
      document.querySelector(at)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return scrollY;
    }, link);
    expect(left).toBeGreaterThan(300);
    await visit.click(link);
    await heading(visit, pageAt('/services/ai-orchestration').heading);
    await visit.until(atRest);
    await visit.evaluate(() => history.back());
    await heading(visit, pageAt('/services').heading);
    await visit.until(atRest);
    const landed = await visit.evaluate(() => scrollY);
    expect(Math.abs(landed - left), `${landed} instead of ${left}`).toBeLessThanOrEqual(1);
    expect(await visit.window.problems()).toEqual([]);
  });

  it(`${name}: Back over pages that the browser loaded goes without errors`, async () => {
    const visit = await open('/services', { motion: true });
    for (const path of ['/about', '/resources']) {
      await visit.evaluate((to) => location.assign(to), path);
      await heading(visit, pageAt(path).heading);
      await visit.until(() => document.readyState === 'complete');
      await visit.until(atRest);
    }
    for (const path of ['/about', '/services']) {
      await visit.evaluate(() => history.back());
      await heading(visit, pageAt(path).heading);
      await visit.until(() =>
        new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))).then(() => true),
      );
      await visit.until(atRest);
      expect(await visit.window.problems()).toEqual([]);
    }
  });

  it(`${name}: the numbers of a scale stand below its bar, and the words of an unavailable button are whole`, async () => {
    const visit = await open('/leadership');
    const scales = await visit.evaluate(() =>
      [...document.querySelectorAll('main dd svg:has(> rect)')].map((scale) => {
        const bar = scale.querySelector('rect')?.getBoundingClientRect().bottom ?? 0;
        const axis = scale.querySelector('svg > path:last-child')?.getBoundingClientRect().top ?? 0;
        const numbers = [...scale.querySelectorAll('text')].map((text) => text.getBoundingClientRect().top);
        // Firefox counts lines in.
        return [Math.abs(axis - bar) <= 3, numbers.length > 1 && numbers.every((top) => top > axis)];
      }),
    );
    expect(scales.length).toBeGreaterThan(0);
    expect(scales.flat()).not.toContain(false);
    const lines = await visit.evaluate(() =>
      [...document.querySelectorAll('main button[aria-disabled] > :first-child')].map((words) => {
        const text = document.createRange();
        text.selectNodeContents(words.firstChild ?? words);
        return text.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  it.each(['/contact', '/contact/support', '/contact/sales-inquiry', '/contact/general-inquiry'])(
    `${name}: the legends of %s stand in their groups, below the line above them`,
    async (path) => {
      const visit = await open(path);
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
    },
  );

  it(`${name}: the running film of the hero covers nothing with black`, async () => {
    const visit = await open('/', { height: 720, motion: true });
    await visit.start();
    // An engine that cannot play it shows the drawing alone.
    const box = await visit.until(() => {
      const film = document.querySelector('video');
      const { x, y, width, height } = film?.getBoundingClientRect() ?? new DOMRect();
      return (film?.error || (film?.currentTime ?? 0) > 0.5) && { x, y, width, height };
    });
    const picture = await visit.window.screenshot();
    // The margin of the page shows the ink that the hero stands on.
    const ink = mean(lumaIn(picture, { x: 4, y: 400, width: 20, height: 20 }));
    const luma = lumaIn(picture, box);
    expect(luma.filter((value) => value < ink / 2).length / luma.length).toBeLessThan(0.05);
  });

  describe(`${name}: a drawing`, () => {
    it.each([false, true])('takes the colors of the system’s theme (dark: %s)', async (dark) => {
      const visit = await open('/services', { dark });
      await visit.start();
      const [box, surface] = await visit.until(() => {
        const drawing = [...document.querySelectorAll<SVGElement>('main [data-drawing]')].find(
          (each) => each.checkVisibility() && each.getBoundingClientRect().width > 150,
        );
        drawing?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = drawing?.getBoundingClientRect() ?? {};
        return (
          width > 0 &&
          ([
            { x, y, width, height },
            { x: 4, y: y + height / 2, width: 4, height: 4 },
          ] as const)
        );
      });
      // Its faces and lines are there once it is no longer as even as its surface.
      const luma = await vi.waitUntil(
        async () => {
          const values = lumaIn(await visit.window.screenshot(), box);
          return spread(values) > 80 && values;
        },
        { timeout: 20_000 },
      );
      const around = mean(lumaIn(await visit.window.screenshot(), surface));
      expect(dark ? around < 100 : around > 155, `surface of luma ${around}`).toBe(true);
      // Lines are few: a drawing is about as light as what it stands on.
      expect(Math.abs(mean(luma) - around)).toBeLessThan(45);
    });
  });
}
