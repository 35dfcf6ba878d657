import { type BrowserContext, test as base, expect } from '@playwright/test';
import type { MailboxMessage } from '../../server/mailbox.ts';
import { mailboxPage } from '../../server/mailboxPage.ts';
import { type LayoutShift, recordLayoutShifts } from './layoutShifts.ts';

export { expect, type Locator, type Page } from '@playwright/test';

interface Fixtures {
  /**
   * Console errors and warnings, uncaught errors, failed requests, and requests to other hosts. A test fails if there
   * is one that no `allow` pattern matches.
   */
  problems: { list: readonly string[]; allow: (pattern: RegExp) => void };
  /** Messages in the local mailbox that contain a text. All tests share the mailbox. */
  messagesWith: (text: string) => Promise<MailboxMessage[]>;
  /** Layout shifts since the last page load, except those right after input. */
  layoutShifts: () => Promise<readonly LayoutShift[]>;
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context, baseURL }, use) => {
      const problems = watch(context, String(baseURL));
      const allowed: RegExp[] = [];
      await use({ list: problems, allow: (pattern) => allowed.push(pattern) });
      expect
        .soft(
          problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
          'problems on the pages',
        )
        .toEqual([]);
    },
    { auto: true },
  ],
  messagesWith: async ({ request }, use) => {
    await use(async (text) => {
      const messages: MailboxMessage[] = await (await request.get(`${mailboxPage}.json`)).json();
      return messages.filter((message) => JSON.stringify(message).includes(text));
    });
  },
  layoutShifts: async ({ page }, use) => {
    await page.addInitScript(recordLayoutShifts);
    await use(() => page.evaluate(() => window.layoutShifts));
  },
});

/** Records problems on all pages of a browser context. */
export function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    // Failed requests are reported below.
    if (/^(error|warning)$/.test(message.type()) && !message.text().startsWith('Failed to load resource'))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Navigation aborts requests in flight.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`request to another host: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
