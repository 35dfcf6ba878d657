import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { launchChromium } from '../../scripts/chromium.ts';
import type { RunningServer } from '../../server/listen.ts';
import { startSite } from '../../server/site.ts';
import { answerWith, MailService } from '../../src/messaging/testing/mailService.ts';
import { PATIENCE } from '../support/site.ts';

export interface FormVisit {
  page: Page;
  context: BrowserContext;
  /** What the site wrote to the console. What the browser itself reports of failed requests is left out. */
  logged: string[];
  /** Errors and rejections that nobody caught. */
  uncaught: string[];
  /** The `mailto:` addresses that the page asked the browser to open. */
  opened: string[];
}

export interface FormVisitOptions {
  /** Called before the first request. */
  before?: (page: Page) => Promise<unknown>;
  /** A window that is already open, to share its storage. */
  context?: BrowserContext;
}

/** What a browser says by itself about requests that fail. */
const byBrowser = /^(Failed to load resource|Access to fetch at|Failed to launch 'mailto:)/;

/**
 * The site as it is built for production, with every template set and its mail service a real server on another
 * origin, whose answers each test chooses.
 */
function formsSite() {
  let browser: Browser;
  let site: RunningServer;
  let service: MailService;
  const dist = 'node_modules/.cache/forms';

  beforeAll(async () => {
    service = await MailService.start();
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
      env: {
        ...process.env,
        SITE_DIST: dist,
        VITE_EMAILJS_PUBLIC_KEY: 'public-key',
        VITE_EMAILJS_SERVICE_ID: 'service-id',
        VITE_EMAILJS_TEMPLATE_CONTACT: 'contact-template',
        VITE_EMAILJS_TEMPLATE_NEWSLETTER: 'newsletter-template',
        VITE_EMAILJS_TEMPLATE_SALES: 'sales-template',
        VITE_EMAILJS_TEMPLATE_GENERAL: 'general-template',
        VITE_EMAILJS_ORIGIN: service.origin,
      },
    });
    site = await startSite({ dist, port: 0 });
    browser = await launchChromium();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await service?.close();
    await rm(dist, { recursive: true, force: true });
  });
  beforeEach(() => {
    service.requests.length = 0;
    service.answer = answerWith(200, 'OK');
    service.allowedOrigin = '*';
  });

  async function open(path: string, options: FormVisitOptions = {}): Promise<FormVisit> {
    const context = options.context ?? (await browser.newContext({ reducedMotion: 'reduce' }));
    if (!options.context) onTestFinished(() => context.close());
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const visit: FormVisit = { page, context, logged: [], uncaught: [], opened: [] };
    page.on('console', (message) => {
      const text = message.text();
      if (/^(error|warning)$/.test(message.type()) && !byBrowser.test(text)) visit.logged.push(text);
    });
    page.on('pageerror', (error) => visit.uncaught.push(error.message));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    devtools.on('Page.frameRequestedNavigation', ({ url }) => {
      if (url.startsWith('mailto:')) visit.opened.push(url);
    });
    await options.before?.(page);
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    return visit;
  }

  return {
    open,
    /** The mail service. */
    get service() {
      return service;
    },
    /** The one message that the service got; throws unless there was exactly one. */
    get message(): Record<string, string> {
      return service.onlyBody.template_params as Record<string, string>;
    },
    /** Path of the built script that holds a text. */
    scriptWith(text: string): string {
      const folder = join(dist, 'assets');
      const found = readdirSync(folder).filter(
        (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
      );
      if (found.length !== 1) throw new Error(`${found.length} scripts hold ${text}`);
      return `/assets/${found[0]}`;
    },
  };
}

/** Built once for all that is tried on it. */
export const site = formsSite();

/** The parts of a mail that a `mailto:` address of the site holds. */
export function parseMailto(address: string) {
  const { pathname: to, searchParams } = new URL(address);
  const [lines = '', message = ''] = (searchParams.get('body') ?? '').replaceAll('\r\n', '\n').split('\n\nMessage:\n');
  const fields = lines.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2));
  return { to, subject: searchParams.get('subject') ?? '', fields, message };
}
