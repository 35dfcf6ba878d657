import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { readCollection } from '../../src/content/collection.ts';
import { articleSchema, teamSchema } from '../../src/content/schemas.ts';

// Edits a copy of an article and creates a team record in the browser's private file system.

const article = 'src/content/articles/the-2027-decision.md';
let editor: ViteDevServer;

test.beforeAll(async () => {
  process.env.VITE_SITE_URL = 'http://localhost:9';
  editor = await createServer({ root: 'editor', logLevel: 'error', server: { port: 0, strictPort: false } });
  await editor.listen();
});
test.afterAll(() => editor.close());

test('the editor saves files that the site reads, and sends no request to another host', async ({ page }) => {
  const address = String(editor.resolvedUrls?.local[0]);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(address)) foreign.push(request.url());
  });
  await page.goto(address);
  const folder = await page.evaluateHandle(
    async ({ path, text }) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
      await root.getDirectoryHandle('.git', { create: true });
      const files = {
        open: async (file: string) => {
          const names = file.split('/');
          const name = String(names.pop());
          let directory = root;
          for (const other of names) directory = await directory.getDirectoryHandle(other, { create: true });
          return directory.getFileHandle(name, { create: true });
        },
      };
      const writable = await (await files.open(path)).createWritable();
      await writable.write(text);
      await writable.close();
      Object.assign(window, { showDirectoryPicker: async () => root });
      return files;
    },
    { path: article, text: readFileSync(article, 'utf8') },
  );
  const savedText = (path: string) =>
    folder.evaluate(async (files, file) => (await (await files.open(file)).getFile()).text(), path);
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText('The 2027 decision').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('The 2028 decision');
  await save();
  const changed = readFileSync(article, 'utf8').replace('title: The 2027', 'title: The 2028');
  await expect.poll(() => savedText(article), 'nothing changes but the title').toBe(changed);

  await page.goto(`${address}#/collections/team/new`);
  const colleague = { Name: 'Zoë Müller-Nuñez', Role: 'Lead: service', Bio: 'She said “yes”.', Quote: '# 1, they say' };
  for (const [label, value] of Object.entries(colleague))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await save();
  const person = 'src/content/team/zoe-mueller-nunez.yaml';
  await expect.poll(() => savedText(person)).toContain(colleague.Quote);

  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  for (const file of [article, person]) {
    const target = join(copy, file.replace('src/content/', ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await savedText(file));
  }
  expect(readCollection('articles', articleSchema, { folder: copy })).toMatchObject([{ title: 'The 2028 decision' }]);
  expect(readCollection('team', teamSchema, { folder: copy })).toMatchObject([
    { name: 'Zoë Müller-Nuñez', bio: 'She said “yes”.' },
  ]);
  expect(foreign.filter((url) => !url.startsWith('http://localhost:9'))).toEqual([]);
});
