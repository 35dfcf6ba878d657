import puppeteer, { type Browser } from 'puppeteer-core';
import type { FoundBrowser } from '../../../scripts/browsers.ts';
import { type Engine, type EngineWindow, isCancelled, type WindowOptions } from './engine.ts';

declare global {
  interface Window {
    refusals: string[];
  }
}

/** WebDriver BiDi tells nothing of what the page's policy refuses. */
const recordRefusals = () => {
  window.refusals = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.refusals.push(`refused by ${violatedDirective}: ${blockedURI}`);
  });
};

/** The system's Firefox, over WebDriver BiDi. What a system would ask for is set for a whole browser there. */
export async function systemFirefox({ path }: FoundBrowser): Promise<Engine> {
  const browsers = new Map<string, Promise<Browser>>();

  function browserFor({ dark = false, motion = false, scripts = true }: Partial<WindowOptions>): Promise<Browser> {
    const key = JSON.stringify([dark, motion, scripts]);
    const browser =
      browsers.get(key) ??
      puppeteer.launch({
        browser: 'firefox',
        executablePath: path,
        headless: true,
        extraPrefsFirefox: {
          'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
          'ui.prefersReducedMotion': motion ? 0 : 1,
          'javascript.enabled': scripts,
        },
      });
    browsers.set(key, browser);
    return browser;
  }

  async function open(options: WindowOptions): Promise<EngineWindow> {
    const browser = await browserFor(options);
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: options.width, height: options.height });
    let problems: string[] = [];
    page.on('console', (message) => {
      if (/^(error|warn|assert)$/.test(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      problems.push(`uncaught: ${error instanceof Error ? error.message : error}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      if (!isCancelled(reason)) problems.push(`${reason}: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    await page.evaluateOnNewDocument(recordRefusals);
    return {
      goto: async (url) => void (await page.goto(url)),
      run: (expression) => page.evaluate(expression),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      screenshot: async () => Buffer.from(await page.screenshot()),
      problems: async () => {
        const refusals = await page.evaluate(() => window.refusals?.splice(0) ?? []);
        const seen = [...problems, ...refusals];
        problems = [];
        return seen;
      },
      close: () => context.close(),
    };
  }
  return {
    version: await (await browserFor({})).version(),
    open,
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
