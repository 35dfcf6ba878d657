import { contact } from '../../src/content/contact.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { pageAt } from '../../src/content/pages.ts';
import { industries } from '../../src/content/topics.data.ts';
import { messages } from '../../src/forms/messages.ts';
import { addresses, unknown } from '../support/pages.ts';
import { expect, test, type Visit } from './support/test.ts';
import type { Key } from './support/window.ts';

declare global {
  interface Window {
    stops: { name: string; hidden: boolean }[];
  }
}

/**
 * Records each focused element and whether it is perceivable. Adds a button at the end of the page, so that Tab does
 * not reach the browser's own controls. Runs in the page.
 */
function recordStops() {
  const stops: Window['stops'] = [];
  window.stops = stops;
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
    stops.push({ name: element.outerHTML.slice(0, 80), hidden: !isShown });
  });
  const end = document.body.appendChild(document.createElement('button'));
  end.id = 'end';
  end.addEventListener('keydown', (event) => event.preventDefault());
  return document.querySelectorAll('a[href], button, input, select, textarea, video, [tabindex="0"]').length;
}

for (const part of [0, 1])
  test(`no hidden element takes focus on any page (${part + 1} of 2)`, async ({ visit }) => {
    test.setTimeout(600_000);
    for (const path of addresses.filter((_, index) => index % 2 === part)) {
      await visit.goto(path);
      await visit.start();
      await visit.window.press('Tab', await visit.evaluate(recordStops));
      const stops = await visit.evaluate(() => window.stops);
      expect.soft(await visit.problems(), path).toEqual([]);
      expect(stops.length, path).toBeGreaterThan(10);
      expect(await visit.evaluate(() => document.activeElement?.id), path).toBe('end');
      expect
        .soft(
          stops.filter(({ hidden }) => hidden),
          path,
        )
        .toEqual([]);
    }
  });

/** Whether the focused element is visible inside the window. Runs in the page. */
function focusIsSeen() {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body || !focused.checkVisibility({ visibilityProperty: true })) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Actions of a visitor who uses only the keyboard. Those that press keys wait until focus is visible. */
const keyboard = (visit: Visit) => {
  const seen = (after: string) => visit.until(`visible focus after ${after}`, focusIsSeen);
  const press = async (...keys: Key[]) => {
    for (const key of keys) await visit.window.press(key);
    await seen(keys.join(' '));
  };
  const isAt = (selector: string, name: string) => {
    const { activeElement: focused } = document;
    const label = (focused as HTMLInputElement | null)?.labels?.[0]?.textContent ?? focused?.textContent ?? '';
    return !!focused?.matches(selector) && label.includes(name);
  };
  return {
    /** Opens a page and waits for hydration. Until then, links load whole pages. */
    open: async (path: string) => {
      await visit.goto(path);
      await visit.start();
    },
    press,
    /** Presses Tab until a matching element has focus. */
    tabTo: async (selector: string, name = '') => {
      for (let presses = 0; presses < 150; presses += 1) {
        await visit.window.press('Tab');
        if (await visit.evaluate(isAt, selector, name)) return seen(`Tab to ${selector}`);
      }
      throw new Error(`Tab never reached ${selector} ${name}`);
    },
    type: async (text: string) => {
      await visit.window.type(text);
      await seen(text);
    },
    focused: (selector: string, name = '') => visit.until(`focus on ${selector} ${name}`, isAt, selector, name),
  };
};

test('focus stays visible in menus, on navigation and after Back', async ({ visit }) => {
  const { open, press, tabTo, focused } = keyboard(visit);
  const [first] = navigation.solutions.links;
  await open('/');
  await press('Tab', 'Enter', 'Tab');
  await visit.until('focus after the skip link', () => !!document.activeElement?.closest('main'));
  await tabTo('[data-motion-toggle]');
  await press(' ', ' ');
  await open('/');
  await tabTo('header button', navigation.solutions.label);
  await press('ArrowDown', 'Escape', 'Enter');
  await tabTo('header a', first?.label);
  await press('Enter');
  await focused('h1', pageAt(first?.href as '/').heading);
  await visit.evaluate(() => history.back());
  await focused('h1');
});

test('focus stays visible in forms', async ({ visit, browserName }) => {
  const { open, press, tabTo, type, focused } = keyboard(visit);
  const { fields, submit } = contact.form;
  await open('/contact');
  await tabTo('main form button', submit);
  await press('Enter');
  await focused('section', messages.validation.missing);
  await press('Tab', 'Enter');
  await type('Ada Test');
  await press('Tab');
  await type('ada@');
  await press('Tab');
  await type('Test Works');
  await tabTo('textarea', fields.message.label);
  await type('We run nine plants.');
  await press('Tab', 'Enter');
  await focused('section', messages.validation.incorrect);
  await press('Tab', 'Enter', 'End');
  await type(`${browserName}.example`);
  await press('Enter');
  await focused('h1', contact.success.heading);
  await open('/resources');
  await tabTo('form input[type=email]');
  await press('Enter');
  await type('ada@');
  await press('Enter');
  await type(`${browserName}.example`);
  await press('Enter');
  await visit.text('main', messages.newsletter.success);
});

test('focus stays visible in lists, tabs and the theme switch', async ({ visit }) => {
  const { open, press, tabTo, type, focused } = keyboard(visit);
  await open('/resources');
  await tabTo('input[type=search]');
  await type('sap');
  await press('Escape');
  await tabTo('main [role=checkbox], main input[type=checkbox]');
  await press(' ', 'Tab', ' ');
  await tabTo('main button', 'Clear');
  await press('Enter');
  await focused('h2');
  await open('/system');
  await tabTo(`nav[aria-label="${industries.navigation}"] a`, industries.topics[1]?.label);
  await press('Enter');
  await focused('h2');
  await open('/resources/blog');
  await tabTo('[role=tab]');
  await press('ArrowRight', 'ArrowRight', 'Tab');
  await open(unknown);
  await tabTo('main a');
  await press('Enter');
  await focused('h1');
  await tabTo('footer input[type=radio]');
  await press('ArrowRight');
  // The 404 of the unknown address is correct.
  expect((await visit.problems()).filter((line) => !line.includes(unknown))).toEqual([]);
});
