import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

// Words and figures stand in `src/content` once: stories and tests read them from there, or pass words of their own. An
// editor who changes a record then has nothing else to change.

const sources = globSync(['{src,server,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.ts', 'stories/**/*.{ts,tsx}'], {
  exclude: [
    // Repeats what the specification fixes, on purpose.
    'tests/site/specification.test.ts',
    // Has words of its own, and imports no record.
    'src/messaging/**',
    // Has a record to be found.
    'scripts/written-once.test.ts',
  ],
});

/** What may be repeated all the same, each with its reason. */
const exempt: Readonly<Record<string, string>> = {
  'tests/site/early.test.ts “Clear”': 'the word of RadioGroup',
  'tests/site/crawlers.test.ts “Online”': 'a value of a format, by which records are told apart',
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Ids, addresses, time zones, moments and places in drawings: read by machines. */
const isForMachines = (text: string) => !/\p{L}/u.test(text) || /^([\w#.:+-]*\/\S*|[a-z\d-]+|[\dT:.Z-]+)$/.test(text);

/** Words and figures in lower case, each between single spaces. */
const plain = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}$%+'’-]+/gu)
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

interface Literal extends Pick<Written, 'text' | 'words'> {
  start: number;
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
function literalsOf(source: string): Literal[] {
  const found: Literal[] = [];
  const add = (text: string, { start }: Node, isSought: boolean) =>
    found.push({
      text: oneLine(text),
      words: plain(text),
      start,
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
  return found.filter(
    ({ text, words }) => words.length > 4 && !/^\/|\[/.test(text) && (!isForMachines(text) || /^[$\d]/.test(text)),
  );
}

/** With two words in capitals, which no sentence has by chance. */
const isTitle = /\p{Lu}\S* (.* )?\p{Lu}/u;

/** Records made ready for comparing. */
function indexOf(records: readonly Written[]) {
  return {
    records,
    exact: new Map(records.map((record) => [record.words, record])),
    // Cells of tables, tags and the like are words that anything may have.
    named: new Map(records.filter(({ where }) => !/\.\d+$/.test(where)).map((record) => [record.words, record])),
    long: records.filter(({ text, words }) => length(words) >= (isTitle.test(text) ? 3 : 4)),
    all: records.map(({ words }) => words).join('|'),
  };
}

/**
 * The record that a literal repeats: a sentence or title in whole or in part, or a shorter word or figure that the file
 * looks for without having passed it itself.
 */
function repeated(words: string, isOwn: boolean, { records, exact, named, long, all }: ReturnType<typeof indexOf>) {
  const count = length(words);
  if (count < 3) return isOwn ? undefined : named.get(words);
  if (exact.has(words)) return exact.get(words);
  if (count >= 5 && all.includes(words)) return records.find((record) => record.words.includes(words));
  return long.find((record) => words.includes(record.words));
}

/** What a file repeats of the records, one line each. */
function repeatedIn(file: string, source: string, records: ReturnType<typeof indexOf>): string[] {
  const literals = literalsOf(source);
  // Functions and components have short words of their own, and put together what they are passed in pieces.
  const isUnit = /^(src|scripts|stories\/components)\//.test(file);
  const passed = new Set(literals.filter(({ isSought }) => !isSought).map(({ words }) => words));
  return literals.flatMap(({ text, words, start, isSought }) => {
    const record =
      `${file} “${text}”` in exempt ? undefined : repeated(words, !isSought || isUnit || passed.has(words), records);
    const line = () => source.slice(0, start).split('\n').length;
    return record ? [`${file}:${line()} repeats “${text}” of ${record.where}`] : [];
  });
}

describe('the check for repeated words', () => {
  const records = indexOf(
    stringsOf({ price: '$7K', title: 'Roofs raised in a morning by the sea', href: '/roofs' }, 'roofs'),
  );

  it('tells the words, the record and the line', () => {
    const story = "\nexpect(page.getByText('raised in a morning by the sea'));\nexpect(page.getByText('$7K'));";
    expect(repeatedIn('a.stories.tsx', story, records)).toEqual([
      'a.stories.tsx:2 repeats “raised in a morning by the sea” of roofs.title',
      'a.stories.tsx:3 repeats “$7K” of roofs.price',
    ]);
    expect(repeatedIn('a.test.ts', 'page.getByText(/^Roofs raised in a morning by the sea/)', records)).toHaveLength(1);
    expect(repeatedIn('a.test.ts', '`see Roofs raised in a morning by the sea!`', records)).toHaveLength(1);
  });

  it('lets pass what a file passes itself, addresses, and records that are read', () => {
    expect(repeatedIn('a.stories.tsx', "args({ price: '$7K' }); getByText('$7K')", records)).toEqual([]);
    expect(repeatedIn('a.test.ts', "getByText(roofs.price); goto('/roofs')", records)).toEqual([]);
  });
});

describe('stories and tests', () => {
  it('repeat no word and no figure of a record: they read it, or pass their own', async () => {
    const files = globSync('src/content/**/*.ts', {
      // By the words that components print of their own, tests find them.
      exclude: ['**/*.test.ts', 'src/content/words.ts'],
    });
    const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
    const written = files.flatMap((file, at) =>
      Object.entries(modules[at]).flatMap(([name, value]) =>
        name === 'claimUses' ? [] : stringsOf(value, `${name} (${file})`),
      ),
    );
    const records = indexOf([...new Map(written.map((record) => [record.words, record])).values()]);
    expect(records.exact.size).toBeGreaterThan(500);
    expect(sources.flatMap((file) => repeatedIn(file, readFileSync(file, 'utf8'), records))).toEqual([]);
  });
});
