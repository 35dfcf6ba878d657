import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pages } from '../src/content/pages.ts';
import { budgets } from './budgets.ts';
import { explain, htmlSizes, RECORD, type Recorded, scriptSizes, sum } from './support/sizes.ts';

const compressed = (file: string) => brotliCompressSync(readFileSync(file)).length;
const recorded: Recorded = JSON.parse(readFileSync(RECORD, 'utf8'));

describe('the built files', () => {
  const html = globSync('dist/**/*.html');
  it('are there', () => expect(html.length).toBeGreaterThan(50));

  it.each(html)('%s is light', (file) => {
    const weight = compressed(file);
    const message = () => explain(file, htmlSizes(file), recorded.pages[file] ?? {}, budgets.html);
    expect(weight, weight > budgets.html ? message() : file).toBeLessThanOrEqual(budgets.html);
  });

  it.each(html)('the scripts of %s are light', (file) => {
    const scripts = scriptSizes(file);
    expect(Object.keys(scripts)).toContain('client');
    const message = () => explain(`All script of ${file}`, scripts, recorded.scripts, budgets.script);
    expect(sum(scripts), sum(scripts) > budgets.script ? message() : file).toBeLessThanOrEqual(budgets.script);
  });

  it.each(html)('%s names every script that it will need, so that none is found late', (file) => {
    const [, names = ''] = /data-files="([^"]*)"/.exec(readFileSync(file, 'utf8')) ?? [];
    const named = names.split(' ').filter((name) => name.endsWith('.js'));
    const imported = named.flatMap((name) =>
      [...readFileSync(`dist${name}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(
        ([, other]) => `/assets/${other}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('have fonts within their budget', () => {
    const fonts = globSync('dist/**/*.{woff2,woff,ttf,otf}');
    // What every page needs, and further letters in two files.
    expect(fonts).toHaveLength(3);
    for (const font of fonts) expect(statSync(font).size, font).toBeLessThanOrEqual(budgets.font);
  });

  it('have one small loader', () => {
    const loaders = globSync('dist/assets/loader-*.js');
    expect(loaders).toHaveLength(1);
    expect(statSync(String(loaders[0])).size).toBeLessThanOrEqual(budgets.loader);
  });

  it.each(['client', 'HomePage', 'ContactPage', 'TopicsPage'])('have %s compiled while it arrives', (name) => {
    const [file] = globSync(`dist/assets/${name}-*.js`);
    // The whole first line, or V8 takes it for any comment.
    expect(readFileSync(String(file), 'utf8').split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  });

  it.each([
    ['Radix', 'OrderedDict'],
    ['React Router', 'useSubmit'],
  ])('leave out what nobody uses of %s', (_library, word) => {
    const full = globSync('dist/assets/*.js').filter((file) => readFileSync(file, 'utf8').includes(word));
    expect(full).toEqual([]);
  });

  it('keep what only crawlers are told out of what visitors fetch', () => {
    const scripts = globSync('dist/assets/*.js').map((file) => readFileSync(file, 'utf8'));
    const told = Object.entries(pages).filter(([, { description }]) =>
      scripts.some((text) => text.includes(description)),
    );
    expect(told.map(([path]) => path)).toEqual([]);
  });

  it('have film within its budget', () => {
    const films = globSync('dist/**/*.{webm,mp4}');
    expect(films.length).toBeGreaterThan(0);
    for (const film of films) expect(statSync(film).size, film).toBeLessThanOrEqual(budgets.film);
  });

  it('know nothing of the local mailbox', () => {
    const telling = globSync('dist/**/*.{html,js,css}').filter((file) =>
      readFileSync(file, 'utf8').includes('__mailbox'),
    );
    expect(telling).toEqual([]);
  });
});
