import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = 'src,editor,server,scripts,tokens,tests,stories,docs,lint,.storybook,.github';
const read = (file: string) => readFileSync(file, 'utf8');
const headings = (markdown: string) => [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);

// Markdown content is excluded, because its links are addresses of pages.
const documents = globSync(['{docs,src,.github}/**/*.md', '*.md'], { exclude: ['src/content/*/*.md'] }).map((file) => ({
  file,
  text: read(file),
}));
/** Comments only, because a wrong path in code fails anyway. */
const comments = globSync([`{${FOLDERS}}/**/*.{ts,tsx,css,mdx,yml}`, '*.ts'], { exclude: ['**/*.test.ts'] }).map(
  (file) => ({ file, text: (read(file).match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? []).join('\n') }),
);

/** Whether the target's file exists. If the target has a fragment, GitHub must use it for a heading of the file. */
function exists(target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const anchors = () =>
    headings(read(file)).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    );
  return existsSync(file) && (!anchor || anchors().includes(anchor));
}

/** Removes code blocks, whose links are examples. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');
const linksIn = ({ file, text }: { file: string; text: string }) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|^\?/.test(target))
    .map((target) => (target.startsWith('#') ? file + target : normalize(join(dirname(file), target))));

it('links of documents lead to files and headings that exist', () => {
  const links = documents.flatMap((document) => linksIn(document).map((link) => ({ from: document.file, link })));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ link }) => !exists(link))).toEqual([]);
});

it('documents and comments name files that exist', () => {
  const path = new RegExp(
    `(?<![\\w./-])(?:${FOLDERS.replaceAll(',', '|')})/[\\w./-]*\\.(?:mdx?|tsx?|css|jsonc?|grit)\\b`,
    'g',
  );
  const named = [...documents, ...comments].flatMap(({ file, text }) =>
    (text.match(path) ?? []).map((target) => ({ from: file, target })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ target }) => !/Name/.test(target) && !exists(target))).toEqual([]);
  const names = new Set(globSync(`{${FOLDERS}}/**/*.*`).map((file) => basename(file)));
  const short = [...documents, ...comments].flatMap(({ file, text }) =>
    [...text.matchAll(/`([\w-]+(?:\.\w+)*\.(?:tsx?|mdx?))`/g)].map(([, name = '']) => ({ from: file, name })),
  );
  expect(short.filter(({ name }) => !/^Name|^[A-Z]+\.md$/.test(name) && !names.has(name) && !exists(name))).toEqual([]);
});

it('references such as "(spec 2.8)" name only sections that have no subsections', () => {
  const numbers = headings(read('docs/specification.md')).flatMap(
    (heading) => heading.match(/^\d+(\.\d+)*/)?.[0] ?? [],
  );
  const sections = numbers.filter((number) => !numbers.some((other) => other.startsWith(`${number}.`)));
  const named = [...documents, ...comments].flatMap(({ file, text }) =>
    [...text.matchAll(/\bspec (\d+(?:\.\d+)*(?:(?:,| and) \d+(?:\.\d+)*)*)/g)].flatMap(([, list = '']) =>
      (list.match(/\d+(\.\d+)*/g) ?? []).map((number) => ({ from: file, number })),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ number }) => !sections.includes(number))).toEqual([]);
});

it('docs/README.md links to every other document in docs', () => {
  const index = linksIn({ file: 'docs/README.md', text: read('docs/README.md') });
  expect(globSync('docs/**/*.md').filter((file) => file !== 'docs/README.md' && !index.includes(file))).toEqual([]);
});
