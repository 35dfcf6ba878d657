import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { violations } from '../support/accessibility.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { application: string }>({
  application: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const plugins = [react(), vanillaExtractPlugin()];
      const common = {
        root: resolve('tests/pages/application'),
        configFile: false,
        plugins,
        logLevel: 'error',
      } as const;
      const outDir = resolve('node_modules/.cache/application');
      await build({ ...common, build: { outDir, emptyOutDir: true } });
      await build({ ...common, build: { ssr: 'server.tsx', outDir: `${outDir}/server`, emptyOutDir: true } });
      const { render } = await import(pathToFileURL(`${outDir}/server/server.js`).href);
      const html = await readFile(`${outDir}/index.html`, 'utf8');
      await writeFile(`${outDir}/index.html`, html.replace('<!--application-->', render()));
      const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
      await use(String(server.resolvedUrls?.local[0]).replace(/\/$/, ''));
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ application }, use) => use(application),
});

test('another application can prerender the components and use them with its own links, values and forms', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  for (const words of ['Another application', 'Sign up', 'All products', 'Your name']) expect(html).toContain(words);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Ledgers' }).press('ArrowDown');
  await page.getByRole('link', { name: /All products/ }).click();
  await expect(page.getByRole('status').first()).toHaveText('/products');
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Grace');
  await page.getByRole('textbox', { name: 'Your address' }).fill('ada@halden.example');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Welcome.').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
