import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../scripts/chromium.ts';
import { showTheme, violations } from './support/accessibility.ts';

const root = resolve('tests/fixtures/application');
const cache = resolve('node_modules/.cache/application');
const client = join(cache, 'client');

describe('another application that takes the components', () => {
  let browser: Browser;
  let server: PreviewServer;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    const common = { root, logLevel: 'error' } as const;
    await build({ ...common, build: { outDir: client, emptyOutDir: true } });
    const outDir = join(cache, 'server');
    await build({ ...common, build: { ssr: 'src/server.tsx', outDir, emptyOutDir: true } });
    const { render } = await import(pathToFileURL(join(outDir, 'server.js')).href);
    const html = await readFile(join(client, 'index.html'), 'utf8');
    await writeFile(join(client, 'index.html'), html.replace('<!--application-->', render()));
    server = await preview({ ...common, build: { outDir: client }, preview: { port: 0, host: '127.0.0.1' } });
    browser = await launchChromium();
    page = await browser.newPage();
    page.on(
      'console',
      (message) =>
        ['error', 'warning'].includes(message.type()) && problems.push(`${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('has them in the HTML of its server, with their styles', async () => {
    const html = await (await fetch(server.resolvedUrls?.local[0] ?? '')).text();
    for (const words of ['One ledger', 'Sign up', 'All products', 'Your name']) expect(html).toContain(words);
    const color = await page
      .getByRole('button', { name: 'Sign up' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('opens a menu by keyboard, and follows its links by its own', async () => {
    await page.getByRole('button', { name: 'Ledgers' }).press('ArrowDown');
    const link = page.getByRole('link', { name: /All products/ });
    await expect.poll(() => link.isVisible()).toBe(true);
    await link.click();
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('/products');
  });

  it('holds the value of a field', async () => {
    await page.getByRole('button', { name: 'Somebody else' }).click();
    expect(await page.getByTestId('who').inputValue()).toBe('Grace');
    await page.getByTestId('who').fill('Edsger');
    expect(await page.getByTestId('typed').textContent()).toBe('Edsger');
  });

  it('has a form that checks and sends with what it is given', async () => {
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect.poll(() => page.locator('#letter').innerText()).toContain('No address');
    await page.getByRole('textbox', { name: 'Your address' }).fill('ada@halden.example');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect.poll(() => page.locator('#letter').innerText()).toContain('Welcome.');
  });

  it('is accessible in both themes, and logs nothing', async () => {
    expect(await violations(page)).toEqual([]);
    await showTheme(page, 'dark');
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
