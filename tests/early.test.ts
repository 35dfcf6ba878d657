import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { blogCategories } from '../src/content/blog.ts';
import { claims } from '../src/content/claims.ts';
import { contact } from '../src/content/contact.ts';
import { resourceHub } from '../src/content/listPages/resources.ts';
import { navigation } from '../src/content/navigation.ts';
import { newsletter } from '../src/content/newsletter.ts';
import { messages } from '../src/messaging/messages.ts';
import { newsletterPreferences } from '../src/messaging/newsletterValues.ts';
import { inquiryTypes, urgencies } from '../src/messaging/values.ts';
import { nameOf, withAttribute } from '../src/theme/rootAttributes.ts';
import { holdBack, startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** Opens a page whose application does not arrive before `release` is called. */
async function openHeld(path: string, width = 1280) {
  let release = async () => {};
  const { page, problems } = await open(path, {
    width,
    before: async (page) => {
      release = await holdBack(page, '**/assets/client-*.js');
    },
  });
  return { page, problems, release };
}

const ready = (page: Page) => page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });

describe('what a visitor does before the application runs', () => {
  it('keeps what was typed', async () => {
    const { page, release, problems } = await openHeld('/contact');
    const name = page.getByRole('textbox', { name: contact.form.fields.name.label });
    const words = page.getByRole('textbox', { name: contact.form.fields.message.label });
    await name.fill('Ada Example');
    await words.pressSequentially('Two plants');
    await release();
    await ready(page);
    expect(await name.inputValue()).toBe('Ada Example');
    await words.pressSequentially(' on ECC');
    expect(await words.inputValue()).toBe('Two plants on ECC');
    expect(problems).toEqual([]);
  });

  it('opens the dropdown that was clicked', async () => {
    const { page, release } = await openHeld('/');
    const trigger = page.getByRole('button', { name: new RegExp(`^${navigation.solutions.label}`) });
    await trigger.click();
    expect(await page.locator('html').getAttribute(nameOf('app'))).not.toBe('ready');
    await release();
    await page.getByRole('link', { name: navigation.solutions.first.label }).first().waitFor();
    expect(await trigger.getAttribute('aria-expanded')).toBe('true');
  });

  it('opens the dropdown whose trigger got an ArrowDown', async () => {
    const { page, release } = await openHeld('/');
    await page.getByRole('button', { name: new RegExp(`^${navigation.about.label}`) }).focus();
    await page.keyboard.press('ArrowDown');
    await release();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe(navigation.about.links[0]?.href);
  });

  it('opens the menu whose toggle was clicked on a phone', async () => {
    const { page, release } = await openHeld('/', 360);
    await page.getByRole('button', { name: /menu/i }).click();
    await release();
    await page.getByText(claims.slotsBanner.label).locator('visible=true').first().waitFor();
  });

  it('checks the form that was submitted', async () => {
    const { page, release } = await openHeld('/contact');
    await page.getByRole('button', { name: contact.form.submit }).click();
    await release();
    await page.getByRole('heading', { name: messages.validation.missing }).waitFor();
  });

  it('opens the filters whose button was clicked on a phone', async () => {
    const { page, release } = await openHeld('/resources', 390);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await release();
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
  });

  it('takes every filter that was clicked', async () => {
    const { page, release } = await openHeld('/resources');
    const group = page.getByRole('group', { name: resourceHub.labels.dimensions.type });
    const chosen = resourceHub.values.type.slice(0, 2);
    const boxes = chosen.map(({ label }) => group.getByRole('checkbox', { name: label }));
    for (const box of boxes) await box.click();
    await release();
    await expect.poll(() => Promise.all(boxes.map((box) => box.isChecked()))).toEqual([true, true]);
    const asked = new URL(page.url()).searchParams.toString();
    for (const { value } of chosen) expect(asked).toContain(value);
  });

  it('leaves unchecked what was pressed a second time', async () => {
    const { page, release } = await openHeld('/resources');
    const group = page.getByRole('group', { name: resourceHub.labels.dimensions.type });
    const values = resourceHub.values.type.slice(0, 3);
    const boxes = values.map(({ label }) => group.getByRole('checkbox', { name: label }));
    for (const place of [0, 1, 2, 0, 2, 2]) await boxes[place]?.click();
    await release();
    await expect.poll(() => Promise.all(boxes.map((box) => box.isChecked()))).toEqual([false, true, true]);
    const asked = new URL(page.url()).searchParams.toString();
    expect(values.map(({ value }) => asked.includes(value))).toEqual([false, true, true]);
  });

  it('finds what was searched for', async () => {
    const { page, release } = await openHeld('/resources');
    await page.getByRole('searchbox').pressSequentially('Consent');
    await release();
    await page.waitForURL('**/resources?q=Consent');
    expect(await page.getByRole('searchbox').inputValue()).toBe('Consent');
  });

  it('shows the category that was clicked', async () => {
    const { page, release } = await openHeld('/resources/blog');
    const tab = page.getByRole('tab', { name: blogCategories[1] });
    await tab.click();
    await release();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tabpanel', { name: blogCategories[1] }).waitFor();
  });

  it('pauses the hero at once, and it stays so', async () => {
    let release = async () => {};
    const { page } = await open('/', {
      reducedMotion: 'no-preference',
      before: async (page) => {
        release = await holdBack(page, '**/assets/client-*.js');
      },
    });
    const play = page.getByRole('button', { name: 'Play motion' });
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await play.waitFor();
    await release();
    await ready(page);
    expect(await play.isVisible()).toBe(true);
  });

  it.each(['Space', 'click'])('chooses the preferences that were pressed by %s', async (by) => {
    const { page, release } = await openHeld('/resources');
    const form = page.getByRole('form', { name: newsletter.name });
    const boxes = newsletterPreferences.slice(0, 2).map(({ label }) => form.getByRole('checkbox', { name: label }));
    for (const box of boxes) await (by === 'click' ? box.click() : box.press(by));
    await release();
    await ready(page);
    await expect.poll(() => Promise.all(boxes.map((box) => box.isChecked()))).toEqual([true, true]);
  });

  it('keeps the choices of a newsletter that was begun before, and what was typed since', async () => {
    const [choice] = newsletterPreferences;
    let release = async () => {};
    const { page } = await open('/resources', {
      before: async (page) => {
        release = await holdBack(page, '**/assets/client-*.js');
        await page.addInitScript(
          (kept) => sessionStorage.setItem('draft:newsletter', kept),
          JSON.stringify({ email: '', name: '', preferences: [choice.value] }),
        );
      },
    });
    const form = page.getByRole('form', { name: newsletter.name });
    await form.getByRole('textbox', { name: newsletter.fields.email.label }).fill('ada@nowhere.example');
    await release();
    await expect.poll(() => form.getByRole('checkbox', { name: choice.label }).isChecked()).toBe(true);
    await expect
      .poll(async () => JSON.parse(await page.evaluate(() => sessionStorage.getItem('draft:newsletter') ?? '{}')))
      .toEqual({ email: 'ada@nowhere.example', preferences: [choice.value] });
  });

  it('asks for the address of a newsletter that was subscribed to without one', async () => {
    const { page, release } = await openHeld('/resources');
    const form = page.getByRole('form', { name: newsletter.name });
    const email = form.getByRole('textbox', { name: newsletter.fields.email.label });
    await email.fill('ada@nowhere');
    await form.getByRole('button', { name: newsletter.submit.inline }).click();
    await release();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was chosen in a form, and takes back what was taken back', async () => {
    const { page, release, problems } = await openHeld('/contact');
    const { inquiryType, urgency } = contact.form.fields;
    const select = page.getByRole('combobox', { name: inquiryType.label });
    const group = page.getByRole('group', { name: urgency.label });
    const radio = group.getByRole('radio', { name: urgencies[1].label });
    await select.selectOption(inquiryTypes[1].value);
    await radio.check({ force: true });
    await release();
    await ready(page);
    expect(await select.inputValue()).toBe(inquiryTypes[1].value);
    expect(await radio.isChecked()).toBe(true);

    const { page: other, release: go } = await openHeld('/contact');
    await other.getByRole('group', { name: urgency.label }).getByRole('radio').first().check({ force: true });
    await other.getByRole('button', { name: `Clear ${urgency.label}` }).click();
    await go();
    await expect.poll(() => other.getByRole('radio', { checked: true }).count()).toBe(1);
    expect(await other.getByRole('group', { name: 'Theme' }).getByRole('radio', { checked: true }).count()).toBe(1);
    expect(problems).toEqual([]);
  });

  const themes = (page: Page) => page.getByRole('group', { name: 'Theme' });
  const shown = (page: Page) =>
    page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')]);

  it('shows the theme that was clicked, last, and keeps it', async () => {
    const { page, release } = await openHeld('/');
    await themes(page).getByRole('radio', { name: 'Light' }).click();
    await themes(page).getByRole('radio', { name: 'Dark' }).click();
    await release();
    await expect.poll(() => shown(page)).toEqual(['dark', 'dark']);
    expect(await themes(page).getByRole('radio', { checked: true }).getAttribute('value')).toBe('dark');
  });

  it('shows the theme that was chosen with the arrow keys', async () => {
    const { page, release } = await openHeld('/');
    await themes(page).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowUp');
    expect(await themes(page).getByRole('radio', { checked: true }).getAttribute('value')).toBe('dark');
    await release();
    await expect.poll(() => shown(page)).toEqual(['dark', 'dark']);
  });

  it('goes back to the system when that was clicked', async () => {
    let release = async () => {};
    const { page } = await open('/', {
      before: async (page) => {
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
        release = await holdBack(page, '**/assets/client-*.js');
      },
    });
    await themes(page).getByRole('radio', { name: 'System' }).click();
    await release();
    await expect.poll(() => shown(page)).toEqual([undefined, null]);
    expect(await themes(page).getByRole('radio', { checked: true }).getAttribute('value')).toBe('system');
  });
});

it('starts the application where a field had the focus before anything listened', async () => {
  const { page, problems } = await open('/contact', {
    before: (page) =>
      page.route('**/assets/loader-*.js', async (route) => {
        await page.getByRole('textbox', { name: contact.form.fields.name.label }).focus();
        await route.continue();
      }),
  });
  await page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
});

it('starts nothing before the page has been read: React would take the half of it for the whole', async () => {
  let early: Promise<unknown> | undefined;
  const { page, problems } = await open('/contact', {
    before: async (page) => {
      // Reading stops before the footer, until this script is there.
      await page.route('**/contact', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.replace('<footer', '<script src="/late.js"></script><footer') });
      });
      await page.route('**/late.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' }),
      );
      const release = await holdBack(page, '**/late.js');
      const loader = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/loader-'));
      early = (async () => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await loader;
        await page.mouse.move(5, 300);
        await page.mouse.move(9, 310);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        const sheets = await page.locator('link[rel=stylesheet]').count();
        await release();
        return sheets;
      })();
    },
  });
  expect(await early).toBe(0);
  await startApplication(page);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  expect(problems).toEqual([]);
});
