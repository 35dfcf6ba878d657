import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rootAttributes } from '../src/theme/rootAttributes.ts';

const OWNER = 'src/theme/rootAttributes.ts';
const names = rootAttributes.join('|');
/** `[data-app=ready]`, `data-theme="dark"`; not within another word, as `data-application`. */
const NAMED = new RegExp(`data-(?:${names})(?![\\w-])`);
const WRITTEN = new RegExp(`dataset\\.(?:${names})(?!\\w)`);
/** A tag in a regular expression; not one that looks behind, `(?<`, nor a sign that is escaped, `[&<>]`. */
const OVER_HTML =
  /(?:replace|match|matchAll|split|test|exec)\(\s*\/[^/\n]*(?<!\(\?)<[\w!\\([/]|\/[^/\n]*(?<!\(\?)<[\w!\\([][^/\n]*\/[a-z]*\.(?:test|exec)\(/;

/** What is not said, and what is said instead (CONTRIBUTING.md). */
const INSTEAD: Record<string, string> = {
  title: 'heading',
  description: 'text',
  summary: 'text',
  body: 'text',
  copy: 'text',
  cta: 'action',
  url: 'href',
  to: 'href',
  kind: 'variant',
  mode: 'variant',
  color: 'tone',
  onChange: 'onValueChange, onCheckedChange or onOpenChange',
  className: 'a variant',
  style: 'a variant',
};
/** Own members of each interface of props, as the formatter leaves them: two spaces in. */
const propsOf = (text: string) =>
  [...text.matchAll(/^(?:export )?interface \w+Props\b[^{]*(?:\{[^\n]*\}[^{]*)?\{\n([\s\S]*?)^\}/gm)].flatMap(
    ([, members = '']) => [...members.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name),
  );

const code = (patterns: string[]) =>
  globSync(patterns)
    .filter((file) => !/\.stories\.|generated|^(?:src|scripts).*\.test\./.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));
const found = (patterns: string[], what: RegExp) =>
  code(patterns).flatMap(({ file, text }) => (what.test(text) && file !== OWNER ? [file] : []));

describe('conventions', () => {
  it('reads code', () => expect(code(['src/**/*.{ts,tsx}', 'tests/**/*.ts']).length).toBeGreaterThan(300));

  it('has one file that names the attributes of the root element', () => {
    expect(found(['{src,scripts,server,tokens,tests}/**/*.{ts,tsx}', 'vite.config.ts'], NAMED)).toEqual([]);
    expect(found(['src/**/*.{ts,tsx}'], WRITTEN)).toEqual([]);
  });

  it('takes no private part of a library', () => {
    const everywhere = ['{src,scripts,server,.storybook}/**/*.{ts,tsx}', 'vite.config.ts'];
    expect(found(everywhere, /\b(UNSAFE|unstable)_/)).toEqual([]);
  });

  it('calls a prop by its name in the vocabulary', () => {
    const files = code(['src/{components,sections}/*/*.tsx']).map(({ file, text }) => ({ file, props: propsOf(text) }));
    expect(files.filter(({ props }) => props.length > 0).length).toBeGreaterThan(100);
    expect(
      files.flatMap(({ file, props }) =>
        props.flatMap((name) => (INSTEAD[name] ? [`${file}: ${name} is called ${INSTEAD[name]}`] : [])),
      ),
    ).toEqual([]);
  });

  it('reads no HTML by regular expressions where pages are made', () => {
    expect(found(['scripts/**/*.ts', 'src/app/*.{ts,tsx}', 'vite.config.ts'], OVER_HTML)).toEqual([]);
  });
});
