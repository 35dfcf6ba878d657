import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

// Words and figures stand in `src/content` once: stories and tests read them from there, or pass words of their own. An
// editor who changes a record then has nothing else to change.

const sources = globSync(['{src,server,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.ts', 'stories/**/*.{ts,tsx}'], {
  exclude: [
    // Repeats what the specification fixes, on purpose.
    'tests/specification.test.ts',
    // Has a record to be found.
    'scripts/written-once.test.ts',
  ],
});

/** What may be repeated all the same, each with its reason. */
const exempt: Readonly<Record<string, string>> = {};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Ids, addresses, time zones, moments and places in drawings: read by machines. */
const isForMachines = (text: string) =>
  !/\p{L}/u.test(text) || /^([\w#/.:+-]+\/[\w#/.:?=+-]*|[a-z\d-]+|[\dT:.Z-]+)$/.test(text);

/** Words and figures in lower case, each between single spaces. */
const plain = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}$%+&'’-]+/gu)
      ?.join(' ') ?? ''
  } `;
const length = (words: string) => words.split(' ').length - 2;

interface Written {
  text: string;
  /** The same as `plain` has it. */
  words: string;
  where: string;
}

/** Every string of a record that people read. */
function stringsOf(value: unknown, where: string, seen = new Set<unknown>()): Written[] {
  if (typeof value === 'string')
    return isForMachines(value) ? [] : [{ text: oneLine(value), words: plain(value), where }];
  if (typeof value !== 'object' || !value || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'page' ? [] : stringsOf(part, `${where}.${key}`, seen),
  );
}

interface Literal extends Written {
  /** Somebody looks for it, rather than passing it. */
  isSought: boolean;
}

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const looks =
  /^(get|find|query)(All)?By|^(locator|getAttribute|filter|toHave|toContain|toEqual|toBe|toMatch|stringContaining|includes|startsWith)/;
const calleeOf = (node: Node) => {
  const callee = node.callee as { name?: string; property?: { name?: string } };
  return callee.property?.name ?? callee.name ?? '';
};

/** Every string of a file, also of templates, elements and expressions. */
function literalsOf(file: string, source: string): Literal[] {
  const found: Literal[] = [];
  const add = (text: string, { start }: Node, isSought: boolean) =>
    found.push({
      text: oneLine(text),
      words: plain(text),
      where: `${file}:${source.slice(0, start).split('\n').length}`,
      isSought,
    });
  const visit = (value: unknown, isSought: boolean): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, isSought);
    if (!isNode(value) || /^(Import|Export.*Source)/.test(value.type)) return;
    if (value.type === 'Literal' && typeof value.value === 'string') add(value.value, value, isSought);
    if (value.type === 'JSXText') add(String(value.value), value, isSought);
    if (value.type === 'TemplateElement') add((value.value as { cooked: string }).cooked, value, isSought);
    if (value.type === 'Literal' && value.regex)
      add(
        (value.regex as { pattern: string }).pattern.replace(/\\([.+*?/$()])/g, '$1').replace(/[\^$]/g, ''),
        value,
        isSought,
      );
    const inQuery = isSought || (value.type === 'CallExpression' && looks.test(calleeOf(value)));
    for (const [key, part] of Object.entries(value))
      if (key !== 'regex' && typeof part === 'object') visit(part, key === 'callee' ? isSought : inQuery);
  };
  visit(parseAst(source, { lang: 'tsx' }).body, false);
  return found.filter(({ text, words }) => words.trim() !== '' && (!isForMachines(text) || /\d/.test(text)));
}

/**
 * The record that a literal repeats: a sentence or title in whole or in part, or a shorter word or figure that the file
 * looks for without having passed it itself.
 */
function repeated(words: string, isOwn: boolean, records: readonly Written[]) {
  return records.find(({ words: record }) => {
    if (words === record) return length(words) >= 3 || !isOwn;
    return (length(words) >= 4 && record.includes(words)) || (length(record) >= 3 && words.includes(record));
  });
}

/** What a file repeats of the records, one line each. */
function repeatedIn(file: string, source: string, records: readonly Written[]): string[] {
  const literals = literalsOf(file, source);
  const passed = new Set(literals.filter(({ isSought }) => !isSought).map(({ words }) => words));
  return literals.flatMap(({ text, words, where, isSought }) => {
    const record = text in exempt ? undefined : repeated(words, !isSought || passed.has(words), records);
    return record ? [`${where} repeats “${text}” of ${record.where}`] : [];
  });
}

describe('stories and tests', () => {
  it('repeat no word and no figure of a record: they read it, or pass their own', async () => {
    const files = globSync('src/content/**/*.ts', { exclude: ['**/*.test.ts'] });
    const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
    const written = files.flatMap((file, at) =>
      Object.entries(modules[at]).flatMap(([name, value]) =>
        name === 'claimUses' ? [] : stringsOf(value, `${name} (${file})`),
      ),
    );
    const records = [...new Map(written.map((record) => [record.words, record])).values()];
    expect(records.length).toBeGreaterThan(500);
    expect(sources.flatMap((file) => repeatedIn(file, readFileSync(file, 'utf8'), records))).toEqual([]);
  });
});
