import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../src/content/pages.ts';

const FOLDERS = 'src,server,scripts,tokens,tests,stories,docs,.storybook,.github';
const SPECIFICATION = 'docs/specification.md';

/** Files of this project in a text: `docs/specification.md#8-messages`, `src/app/loader.ts`. */
const FILE = new RegExp(
  `(?<![\\w./-])(?:${FOLDERS.replaceAll(',', '|')})/[\\w./-]*\\.(?:mdx?|tsx?|css|jsonc?)\\b(?:#[\\w-]+)?`,
  'g',
);
/** What is told of code; a path in the code itself fails where it is used. */
const comments = (file: string, text: string) =>
  file.endsWith('.md') ? text : (text.match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? []).join('\n');

/** "spec 2.8, 3.3", "spec 4 and 9.1" */
const SECTION = /\bspec(?:ification)? (?:sections? )?(\d+(?:\.\d+)*(?:(?:,| and|, and) \d+(?:\.\d+)*)*)/gi;

const read = (file: string) => readFileSync(file, 'utf8');
const documents = globSync([`{docs,src,.github}/**/*.md`, '*.md']);
const files = [
  ...documents,
  ...globSync([`{${FOLDERS}}/**/*.{ts,tsx,cjs,css,mdx,yml}`, '*.{ts,js}'], { exclude: ['src/theme/generated/**'] }),
].filter((file) => basename(file) !== 'references.test.ts');

const headings = (markdown: string) => [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);

/** The end of a heading's address, as GitHub makes it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const leads = (target: string) => {
  const [file = '', part] = target.split('#');
  return existsSync(file) && (!part || headings(read(file)).map(anchor).includes(part));
};

const numbers = headings(read(SPECIFICATION)).map((heading) => heading.match(/^\d+(\.\d+)*/)?.[0]);
/** Whether this is a section of the specification that has none below it: a chapter of seven says too little. */
const isSection = (number: string) =>
  numbers.includes(number) && !numbers.some((other) => other?.startsWith(`${number}.`));
const sectionsIn = (text: string) =>
  [...text.matchAll(SECTION)].flatMap(([, list = '']) => list.match(/\d+(\.\d+)*/g) ?? []);

/** Links of a document to files, from the project's root. */
const linksIn = (file: string, markdown: string) =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|^\?/.test(target))
    .map((target) => (target.startsWith('#') ? file + target : normalize(join(dirname(file), target))));

const missing = (found: (file: string, text: string) => string[], list = files) =>
  list.flatMap((file) => found(file, read(file)).map((reference) => `${file}: ${reference}`));

describe('references', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => sectionsIn(read(file))).length).toBeGreaterThan(200);
    expect(documents.flatMap((file) => linksIn(file, read(file))).length).toBeGreaterThan(20);
  });

  it('to the specification lead to one of its sections, the smallest that there is', () => {
    expect(missing((_, text) => sectionsIn(text).filter((number) => !isSection(number)))).toEqual([]);
  });

  it('to a design are to docs/design.md, if there is one', () => {
    const toDesign = (file: string, text: string) => comments(file, text).match(/\(design\b[^)]*/g) ?? [];
    expect(existsSync('docs/design.md') ? [] : missing(toDesign)).toEqual([]);
  });

  it('to files of the project lead to one that is there, and to one of its headings', () => {
    const named = (file: string, text: string) =>
      (comments(file, text).match(FILE) ?? []).filter((target) => !/Name/.test(target) && !leads(target));
    expect(missing(named)).toEqual([]);
  });

  it('by links of documents lead to a file that is there, and to one of its headings', () => {
    expect(missing((file, text) => linksIn(file, text).filter((target) => !leads(target)), documents)).toEqual([]);
  });

  it('to decisions stand in the index of the documents', () => {
    const index = linksIn('docs/README.md', read('docs/README.md'));
    expect(globSync('docs/**/*.md').filter((file) => file !== 'docs/README.md' && !index.includes(file))).toEqual([]);
  });
});

it('the site has every route that the specification names', () => {
  const table = read(SPECIFICATION).match(/### 2\.1 .*?(?=\n- )/s)?.[0] ?? '';
  const routes = [...table.matchAll(/`(\/[^`]*)`/g)].map(([, route]) => route);
  expect(routes.length).toBeGreaterThan(40);
  const lacking = routes.filter((route) => !paths.some((path) => path === route));
  expect(lacking, `name them in src/content/pages.ts, or take them out of ${SPECIFICATION}, 2.1`).toEqual([]);
});

describe('the check of references', () => {
  it('reads lists of sections', () => {
    expect(sectionsIn('(spec 2.8, 3.3), spec 4 and 9.1')).toEqual(['2.8', '3.3', '4', '9.1']);
  });

  it('knows the address of a heading, and misses what is not there', () => {
    expect(leads('docs/specification.md#8-messages')).toBe(true);
    expect(leads('docs/specification.md#8-sentences')).toBe(false);
    expect(leads('docs/specifications.md')).toBe(false);
  });
});
