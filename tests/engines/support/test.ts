// biome-ignore lint/plugin: poll interval, because WebDriver cannot wait for an outcome
import { setTimeout } from 'node:timers/promises';
import { type BrowserType, test as base, expect } from '@playwright/test';
import { type BrowserName, installedBrowser } from '../../../scripts/browsers.ts';
import { listen } from '../../../server/listen.ts';
import { firefoxWindow } from './firefox.ts';
import { playwrightWindow } from './playwright.ts';
import { webkitWindow } from './webkit.ts';
import { COMMAND_LIMIT, type EngineWindow, type WindowOptions } from './window.ts';

export { expect } from '@playwright/test';

/** Time limit for an outcome in the page, in ms. */
const TIME_LIMIT = 20_000;

/** Center of the first visible matching element, scrolled into view. Runs in the page. */
function locate(selector: string, name: string): { x: number; y: number } | null {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
    '';
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0 &&
      nameOf(element).trim().startsWith(name),
  );
  if (!found) return null;
  const middle = () => {
    // The bounding box of a wrapped link contains points outside the link.
    const box = found.getClientRects()[0] ?? found.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  // The element is outside the window or covered, for example by the header.
  if (!hit || !(found.contains(hit) || hit.contains(found)))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return middle();
}

/** A visitor's window, in any engine. Each action is a test step with a time limit. */
export class Visit {
  readonly window: EngineWindow;
  /** Origin of the site. */
  site: string;

  constructor(window: EngineWindow, site: string) {
    this.window = window;
    this.site = site;
  }

  /** Runs a test step. Errors and timeouts name the step. */
  private step<R>(name: string, body: () => Promise<R>, timeout = COMMAND_LIMIT): Promise<R> {
    return base.step(name, body, { timeout }).catch((cause) => {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
  }

  /** Opens a page and waits for its first paint, because browsers drop earlier clicks. */
  async goto(path: string) {
    await this.step(`go to ${path}`, () => this.window.goto(this.site + path));
    await this.until('first paint', () => performance.getEntriesByName('first-contentful-paint').length > 0);
  }

  async resize(width: number, height: number) {
    await this.step(`resize to ${width} × ${height}`, () => this.window.resize(width, height));
    await this.until('new size', (...size) => innerWidth === size[0] && innerHeight === size[1], width, height);
  }

  screenshot(): Promise<Uint8Array> {
    return this.step('screenshot', () => this.window.screenshot());
  }

  problems(): Promise<string[]> {
    return this.step('problems', () => this.window.problems());
  }

  /** Runs a function in the page with JSON arguments. */
  evaluate<A extends unknown[], R>(read: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return this.step('evaluate', () => this.run(read, args));
  }

  private async run<A extends unknown[], R>(read: (...args: A) => R, args: A): Promise<Awaited<R>> {
    return (await this.window.run(`(${read})(...${JSON.stringify(args)})`)) as Awaited<R>;
  }

  /** Waits until a function in the page returns a truthy value, and returns it. */
  until<A extends unknown[], R>(outcome: string, read: (...args: A) => R, ...args: A) {
    return this.poll(outcome, () => this.run(read, args));
  }

  private poll<R>(outcome: string, read: () => Promise<R>): Promise<Exclude<R, false | null | undefined>> {
    const attempts = async () => {
      const end = Date.now() + TIME_LIMIT;
      let cause: unknown;
      while (Date.now() < end) {
        const value = await read().catch((error) => {
          // A page does not respond during navigation.
          cause = error;
        });
        if (value) return value as Exclude<R, false | null | undefined>;
        await setTimeout(50);
      }
      throw new Error('not there in time', { cause });
    };
    return this.step(`wait for ${outcome}`, attempts, TIME_LIMIT + 1_000);
  }

  /** Waits until an element is visible and stable; returns its center. */
  private at(selector: string, name: string) {
    let before = '';
    return this.poll(`${selector} ${name}`, async () => {
      const place = await this.run(locate, [selector, name]);
      const isStill = place !== null && JSON.stringify(place) === before;
      before = JSON.stringify(place);
      return isStill && place;
    });
  }

  /** Hovers the first visible matching element whose label or text starts with a name. */
  async hover(selector: string, name = '') {
    await this.at(selector, name);
    // After scrolling, the element may still move, and a busy browser may hit-test against the previous frame.
    return this.poll(`pointer on ${selector} ${name}`, async () => {
      const place = await this.run(locate, [selector, name]);
      if (!place) return false;
      await this.window.move(place.x, place.y);
      const isHit = await this.run(
        (left, top) => document.elementFromPoint(left, top)?.matches(':hover'),
        [place.x, place.y],
      );
      return isHit && place;
    });
  }

  async click(selector: string, name = '') {
    const { x, y } = await this.hover(selector, name);
    await this.step(`click ${selector} ${name}`, () => this.window.click(x, y));
  }

  async fill(selector: string, text: string) {
    // After input in another field, the browser may scroll in the next frame. This field would then move away from
    // the pointer.
    await this.painted();
    await this.click(selector);
    await this.until(`focus on ${selector}`, (at) => document.activeElement?.matches(at), selector);
    await this.step(`type into ${selector}`, () => this.window.type(text));
    await this.until(
      `text in ${selector}`,
      (at, value) => document.querySelector<HTMLInputElement>(at)?.value === value,
      selector,
      text,
    );
  }

  /** Waits for two frames. */
  painted() {
    return this.until('two frames', () =>
      new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)).then(() => true),
    );
  }

  /** Starts the application by moving the pointer, and waits until it is ready. */
  async start() {
    await this.step('move the pointer', () => this.window.move(5, 300));
    await this.step('move the pointer', () => this.window.move(9, 310));
    await this.ready();
  }

  ready() {
    return this.until('application', () => document.documentElement.dataset.app === 'ready');
  }

  /** Waits until an element contains a text. */
  text(selector: string, text: string) {
    const includes = (at: string, words: string) => document.querySelector<HTMLElement>(at)?.innerText.includes(words);
    return this.until(`“${text}” in ${selector}`, includes, selector, text);
  }
}

function openWindow(name: BrowserName, type: BrowserType, options: WindowOptions): Promise<EngineWindow> {
  const browser = installedBrowser(name);
  if (!browser) throw new Error(`${name} is not installed`);
  if (browser.by === 'playwright' || name === 'chromium') return playwrightWindow(type, browser.path, options);
  return name === 'firefox' ? firefoxWindow(browser.path, options) : webkitWindow(browser.path, options);
}

interface Fixtures {
  /** Window of a browser started for this test only, which isolates tests. */
  visit: Visit;
  /** The same site at another address, where the application is held back until `release` is called. */
  held: { url: string; release: () => void };
}

export const test = base.extend<Fixtures>({
  visit: async (
    // Depends on `held`, so that the window closes before the server of `held` does. Until then, the page may prefetch
    // from that server.
    { playwright, browserName, baseURL, viewport, colorScheme, reducedMotion, javaScriptEnabled, held: _held },
    use,
    testInfo,
  ) => {
    const window = await openWindow(browserName, playwright[browserName], {
      ...(viewport ?? { width: 1280, height: 800 }),
      colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
      reducedMotion: reducedMotion === 'no-preference' ? 'no-preference' : 'reduce',
      javaScript: javaScriptEnabled,
    });
    const visit = new Visit(window, new URL(String(baseURL)).origin);
    try {
      await use(visit);
      const hasFailed = testInfo.errors.length > 0;
      if (hasFailed)
        await testInfo.attach('window', { body: Buffer.from(await visit.screenshot()), contentType: 'image/png' });
      else expect(await visit.problems()).toEqual([]);
    } finally {
      await window.close();
    }
  },
  held: async ({ baseURL }, use) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = await listen(async ({ url = '/' }, response) => {
      if (url.startsWith('/assets/client-')) await released;
      const answer = await fetch(new URL(url, baseURL));
      const headers = Object.fromEntries(answer.headers);
      for (const name of ['content-encoding', 'content-length']) delete headers[name];
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    }, 0);
    await use({ url: server.url, release });
    release();
    await server.close();
  },
});
