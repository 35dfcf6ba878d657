import puppeteer from 'puppeteer-core';
import { type EngineWindow, isCanceled, killGroup, START_LIMIT, type WindowOptions } from './window.ts';

declare global {
  interface Window {
    refusals?: string[];
  }
}

/** Records violations of the Content-Security-Policy, because WebDriver BiDi does not report them. */
function recordRefusals() {
  const refusals: string[] = [];
  window.refusals = refusals;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    refusals.push(`refused by ${violatedDirective}: ${blockedURI}`);
  });
}

/** Window of the system's Firefox, via WebDriver BiDi. */
export async function firefoxWindow(path: string, options: WindowOptions): Promise<EngineWindow> {
  const { width, height, colorScheme, reducedMotion, javaScript } = options;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: START_LIMIT,
    protocolTimeout: START_LIMIT,
    defaultViewport: { width, height },
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
      'javascript.enabled': javaScript,
    },
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/^(error|warn|assert)$/.test(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error instanceof Error ? error.message : error}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isCanceled(reason)) problems.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  await page.evaluateOnNewDocument(recordRefusals);
  return {
    goto: (url) => page.goto(url),
    run: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, times = 1) => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    problems: async () => [...problems.splice(0), ...(await page.evaluate(() => window.refusals?.splice(0) ?? []))],
    close: async () => {
      const leader = browser.process();
      if (leader) await killGroup(leader);
    },
  };
}
