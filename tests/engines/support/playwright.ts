import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import type { BrowserName, FoundBrowser } from '../../../scripts/browsers.ts';
import { chromiumArguments } from '../../../scripts/chromium.ts';
import { type Engine, type EngineWindow, isCancelled, type WindowOptions } from './engine.ts';

const types: Readonly<Record<BrowserName, BrowserType>> = { chromium, firefox, webkit };

/** Chromium, and Playwright's own builds of the others. */
export async function playwrightEngine(name: BrowserName, { path }: FoundBrowser): Promise<Engine> {
  const args = name === 'chromium' ? chromiumArguments : [];
  const browser = await types[name].launch({ executablePath: path, args });

  async function open({ width, height, dark, motion, scripts }: WindowOptions): Promise<EngineWindow> {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      javaScriptEnabled: scripts ?? true,
    });
    const page = await context.newPage();
    let problems: string[] = [];
    page.on('console', (message) => {
      // A failed request is reported below.
      if (/^(error|warning)$/.test(message.type()) && !message.text().startsWith('Failed to load resource'))
        problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      if (!isCancelled(reason)) problems.push(`${reason}: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    return {
      goto: async (url) => void (await page.goto(url)),
      run: (expression) => page.evaluate(expression),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      problems: async () => {
        const seen = problems;
        problems = [];
        return seen;
      },
      close: () => context.close(),
    };
  }
  return { version: `${name} ${browser.version()}`, open, close: () => browser.close() };
}
