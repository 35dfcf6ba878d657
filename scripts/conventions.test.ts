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

  it('reads no HTML by regular expressions where pages are made', () => {
    expect(found(['scripts/**/*.ts', 'src/app/*.{ts,tsx}', 'vite.config.ts'], OVER_HTML)).toEqual([]);
  });
});
