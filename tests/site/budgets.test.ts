import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgets } from '../support/budgets.ts';

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** The parts of a page's HTML and their compressed sizes, for a message. */
function partsOf(html: string): string {
  const part = (pattern: RegExp) => compressed([...html.matchAll(pattern)].map(([text]) => text).join(''));
  return `styles ${part(/<style>.*?<\/style>/gs)}, inline scripts ${part(/<script[^>]*>.+?<\/script>/gs)}, body ${part(/<body.*<\/body>/gs)}`;
}

test('the HTML of every page is within its budget', () => {
  const files = globSync('dist/**/*.html');
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const size = compressed(html);
    if (size > budgets.html) expect.soft(size, `${file}: ${partsOf(html)} bytes`).toBeLessThanOrEqual(budgets.html);
    const inline = [...html.matchAll(/<script(?![^>]*(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs)];
    const script = inline.map(([, text]) => text).join('');
    expect.soft(script.length, `inline script of ${file}`).toBeLessThanOrEqual(budgets.inlineScript);
  }
});

test('there is one loader, within its budget', () => {
  const loaders = globSync('dist/assets/loader-*.js');
  expect(loaders).toHaveLength(1);
  expect(statSync(String(loaders[0])).size).toBeLessThanOrEqual(budgets.loader);
});

test('the film of the hero is within its budget', () => {
  const films = globSync('dist/film/*');
  expect(films).toHaveLength(4);
  for (const file of films)
    expect
      .soft(statSync(file).size, file)
      .toBeLessThanOrEqual(file.includes('phone') ? budgets.phoneFilm : budgets.film);
});

test('the built files contain neither the local mailbox nor the editor', () => {
  const files = globSync('dist/**/*.{html,js,css}');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /__mailbox|sveltia/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
