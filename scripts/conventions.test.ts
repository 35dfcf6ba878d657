import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
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

/** What reads as words and is none: a key, a relation, how a drawing fits. */
const NO_WORD = /^(Escape|external noopener|xMidYMid slice)$/;
const WORDS = /^\s*\p{Lu}\p{Ll}+|\p{L} +\p{L}|(?:^|\d) +\p{L}{2}/u;
/** A piece of a template beside a name: "about ". */
const PIECE = /(?:^|\s)\p{L}{2,}\s|\s\p{L}{2,}(?:\s|$)/u;
/** Text between tags, and strings that begin with a capital or have several words, but for the message of an error. */
function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (node === null || typeof node !== 'object') return [];
  const { type, value, cooked } = node as { type?: string; value?: unknown; cooked?: string };
  if (type?.startsWith('Import') || type?.startsWith('TS') || type === 'ThrowStatement') return [];
  if (type === 'JSXText') return /\p{L}{2}/u.test(String(value)) ? [String(value).trim()] : [];
  if (type === 'TemplateElement') {
    const { cooked: text } = value as { cooked: string };
    return WORDS.test(text) || PIECE.test(text) ? [text] : [];
  }
  const text = type === 'Literal' ? value : cooked;
  if (typeof text === 'string') return WORDS.test(text) && !NO_WORD.test(text) ? [text] : [];
  return Object.values(node).flatMap(wordsIn);
}

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

  it('takes the level of every heading as a prop', () => {
    const files = ['src/components/*/*.tsx'];
    expect(found(files, /<Heading\b/).length).toBeGreaterThan(15);
    expect(found(files, /<Heading\b[^>]*\blevel=\{\d\}/)).toEqual([]);
  });

  it('prints no words in components, but those of the WordsProvider', () => {
    const files = code(['src/components/*/*.tsx']).filter(({ text }) => text.includes('</') || text.includes('/>'));
    expect(files.length).toBeGreaterThan(70);
    expect(
      files.flatMap(({ file, text }) => wordsIn(parseAst(text, { lang: 'tsx' })).map((word) => `${file}: ${word}`)),
    ).toEqual([]);
  });

  it('takes no styles of another component', () => {
    expect(code(['src/{components,sections}/*/*.{ts,tsx}']).length).toBeGreaterThan(300);
    const foreign = /from '\.\.\/(?!\.\.\/theme\/)[\w./-]+\.css'/;
    expect(found(['src/{components,sections}/*/*.{ts,tsx}'], foreign)).toEqual([]);
  });

  it('reads no HTML by regular expressions where pages are made', () => {
    expect(found(['scripts/**/*.ts', 'src/app/*.{ts,tsx}', 'vite.config.ts'], OVER_HTML)).toEqual([]);
  });
});
