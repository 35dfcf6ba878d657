import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../src/content/brand.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const folders = (layer: string) => globSync(`src/${layer}/*/index.ts`).map((file) => basename(dirname(file)));
const components = folders('components');
const sections = folders('sections');
const pages = globSync('src/pages/*.tsx').map((file) => basename(file, '.tsx'));

describe.each(Object.entries({ components, sections, pages }))('src/%s', (layer, names) => {
  it('has a story file for each component, and a component for each story file', () => {
    const stories = globSync(`stories/${layer}/**/*.stories.tsx`).map((file) => basename(file, '.stories.tsx'));
    expect(stories.toSorted()).toEqual(names.toSorted());
  });
});

it('the library exports every component', () => {
  const exported = [...read('src/components/index.ts').matchAll(/^export \* from '\.\/(\w+)';$/gm)];
  expect(exported.map(([, name]) => name)).toEqual(components.toSorted());
});

it('each component has a file with its name', () => {
  const files = [
    ...components.map((name) => `src/components/${name}/${name}.tsx`),
    ...sections.map((name) => `src/sections/${name}/${name}.tsx`),
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** Exported components without a docstring. */
const undocumented = (text: string): string[] =>
  [...text.matchAll(/(\*\/\n)?^export (?:function|const|class) ([A-Z]\w*)/gm)].flatMap(([, docstring, name = '']) =>
    docstring ? [] : [name],
  );

it('every component has a docstring, which its docs page shows', () => {
  expect(undocumented('/** Shown. */\nexport function A() {}\nexport function B() {}')).toEqual(['B']);
  const files = globSync('src/{components,sections}/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  expect(files.flatMap((file) => undocumented(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

it('the brand name occurs only in its record', () => {
  const files = globSync(
    ['*.{md,json,html,ts}', '{docs,server,scripts,src,tokens,.storybook}/**/*.{ts,tsx,css,md,json}'],
    {
      exclude: [
        'src/content/brand.ts',
        'src/content/wordmark.generated.ts',
        '**/*.test.{ts,tsx}',
        'docs/specification.md',
      ],
    },
  );
  expect(files.length).toBeGreaterThan(500);
  const words = [brand.name, new URL(brand.origin).hostname];
  expect(files.filter((file) => words.some((word) => read(file).includes(word)))).toEqual([]);
});
