import { afterAll, beforeAll, inject, onTestFinished, vi } from 'vitest';
import { type BrowserName, findBrowser } from '../../../scripts/browsers.ts';
import type { Engine, EngineWindow, WindowOptions } from './engine.ts';
import { systemFirefox } from './firefox.ts';
import { playwrightEngine } from './playwright.ts';
import { systemWebkit } from './webkit.ts';

/** How long a page may be waited for, in ms: less than a test may take, so that the wait itself is named. */
const PATIENCE = 20_000;

async function launch(name: BrowserName): Promise<Engine> {
  const found = findBrowser(name);
  if (name === 'chromium' || found.by === 'playwright') return playwrightEngine(name, found);
  return name === 'firefox' ? systemFirefox(found) : systemWebkit(found);
}

/** The middle of the first element in sight that matches, once it is in the window. Runs in the page. */
function locate(selector: string, name: string, flags: string): { x: number; y: number } | null {
  const pattern = new RegExp(name, flags);
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
    '';
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0 &&
      pattern.test(nameOf(element).trim()),
  );
  if (!found) return null;
  const middle = () => {
    // A link that wraps has a hole where its box is.
    const box = found.getClientRects()[0] ?? found.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  // Outside the window, or under the header.
  if (!hit || !(found.contains(hit) || hit.contains(found)))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return middle();
}

/** A visitor's window on the site, in whatever engine. */
export class Visit {
  readonly window: EngineWindow;
  /** Where the site answers. */
  site: string;

  constructor(window: EngineWindow, site: string) {
    this.window = window;
    this.site = site;
  }

  /** Opens a page and waits until it is painted: a browser drops clicks on what nobody has seen yet. */
  async goto(path: string) {
    await this.window.goto(this.site + path);
    await this.until(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  }

  async resize(width: number, height: number) {
    await this.window.resize(width, height);
    await this.until((...size) => innerWidth === size[0] && innerHeight === size[1], width, height);
  }

  /** Runs a function in the page, on arguments that are JSON. */
  async evaluate<A extends unknown[], R>(read: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return (await this.window.run(`(${read})(...${JSON.stringify(args)})`)) as Awaited<R>;
  }

  /** Waits until a function in the page gives something. */
  until<A extends unknown[], R>(read: (...args: A) => R, ...args: A) {
    // A page that is being left has nothing to say.
    const attempt = () => this.evaluate(read, ...args).catch(() => undefined);
    return vi.waitUntil(attempt, { timeout: PATIENCE, interval: 50 });
  }

  /** Waits until an element is in sight and stands still; gives its middle. */
  private async at(selector: string, name?: RegExp) {
    let before = '';
    return vi
      .waitUntil(
        async () => {
          const place = await this.evaluate(locate, selector, name?.source ?? '', name?.flags ?? '');
          const stands = place !== null && JSON.stringify(place) === before;
          before = JSON.stringify(place);
          return stands && place;
        },
        { timeout: PATIENCE, interval: 50 },
      )
      .catch((cause) => {
        throw new Error(`There is no ${selector} ${name ?? ''}`, { cause });
      });
  }

  /**
   * Rests the pointer on the first element in sight that matches, and whose label or text does. A busy browser goes by
   * what it painted before it scrolled, so this waits until it knows what is under the pointer now.
   */
  async hover(selector: string, name?: RegExp) {
    const { x, y } = await this.at(selector, name);
    await vi.waitUntil(
      async () => {
        await this.window.move(x, y);
        return this.evaluate((...at) => document.elementFromPoint(...at)?.matches(':hover'), x, y);
      },
      { timeout: PATIENCE, interval: 50 },
    );
    return { x, y };
  }

  /** Clicks the first element in sight that matches, and whose label or text does. */
  async click(selector: string, name?: RegExp) {
    const { x, y } = await this.hover(selector, name);
    await this.window.click(x, y);
  }

  async fill(selector: string, text: string) {
    await this.painted();
    await this.click(selector);
    await this.until((at) => document.activeElement?.matches(at), selector).catch(async (cause) => {
      const focused = await this.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`${selector} was clicked, and the focus is on ${focused}`, { cause });
    });
    await this.window.type(text);
  }

  /** Waits for two frames: what was typed last is brought into view with the next one, which would scroll away what is clicked. */
  private async painted() {
    await this.evaluate(() => {
      delete document.documentElement.dataset.painted;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.documentElement.dataset.painted = '';
        }),
      );
    });
    await this.until(() => document.documentElement.dataset.painted === '');
  }

  /** Starts the application as a visitor does, with a movement of the pointer, and waits until it runs. */
  async start() {
    await this.window.move(5, 300);
    await this.window.move(9, 310);
    await this.ready();
  }

  ready() {
    return this.until(() => document.documentElement.dataset.app === 'ready');
  }

  /** Waits for a text in sight. */
  text(text: string) {
    return this.until((words) => document.body.innerText.includes(words), text).catch(async (cause) => {
      const said = await this.evaluate(() =>
        [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')].map((each) => each.textContent),
      );
      const problems = await this.window.problems();
      throw new Error(`“${text}” was not shown. Said: ${JSON.stringify(said)}. Problems: ${problems}`, { cause });
    });
  }

  path() {
    return this.evaluate(() => location.pathname + location.search);
  }
}

/** An engine for the tests of a file, and a way to open windows in it: each closes with its test. */
export function openEngine(name: BrowserName) {
  let engine: Engine;
  const site = inject('site');
  beforeAll(async () => {
    engine = await launch(name);
  });
  afterAll(async () => {
    await engine?.close();
  });

  /** Opens a window that is closed by the caller. */
  async function openWindow(options: Partial<WindowOptions> = {}): Promise<Visit> {
    return new Visit(await engine.open({ width: 1280, height: 800, ...options }), site);
  }

  async function open(path: string, options: Partial<WindowOptions> & { site?: string } = {}): Promise<Visit> {
    const visit = await openWindow(options);
    onTestFinished(() => visit.window.close());
    visit.site = options.site ?? site;
    await visit.goto(path);
    return visit;
  }
  return { name, site, open, openWindow, version: () => engine.version };
}

export type TestedEngine = ReturnType<typeof openEngine>;
