import type { BrowserType } from '@playwright/test';
import { chromiumArguments } from '../../../scripts/chromium.ts';
import { type EngineWindow, isCanceled, type WindowOptions } from './window.ts';

/** Window of a browser that Playwright controls. */
export async function playwrightWindow(
  type: BrowserType,
  executablePath: string,
  options: WindowOptions,
): Promise<EngineWindow> {
  const { width, height, colorScheme, reducedMotion, javaScript } = options;
  const server = await type.launchServer({ executablePath, args: type.name() === 'chromium' ? chromiumArguments : [] });
  const browser = await type.connect(server.wsEndpoint());
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion, javaScriptEnabled: javaScript });
  const problems: string[] = [];
  page.on('console', (message) => {
    // The listeners below report failed requests.
    if (/^(error|warning)$/.test(message.type()) && !message.text().startsWith('Failed to load resource'))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isCanceled(reason)) problems.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return {
    goto: (url) => page.goto(url),
    run: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, times = 1) => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    problems: async () => problems.splice(0),
    close: () => server.kill(),
  };
}
