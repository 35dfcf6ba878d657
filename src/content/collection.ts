import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { isMap, isScalar, LineCounter, type Node, parseDocument, visit, type YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { parseMarkdown, type Report, type TextSettings } from './markdown.ts';
import { root } from './publicFile.ts';
import { slug } from './slug.ts';

/** Error in a content file. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Errors in content files. The message lists each error with its file and line number. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  /** Location of the first problem, for the dev server's overlay. */
  readonly loc: { file: string; line: number; column: number };

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.problems = problems;
    this.loc = { file: problems[0]?.file ?? '', line: problems[0]?.line ?? 1, column: 0 };
  }
}

const own = join(root, 'src/content');
const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : `“${value}”`);

/** Returns an error message for invalid YAML, in plain words for common mistakes. */
function reasonOf({ code, message }: YAMLParseError): string {
  if (code === 'TAB_AS_INDENT') return 'use spaces, not a tab';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'a value contains a colon. Write " around the whole value';
  return message.split(' at line ')[0] ?? message;
}

/** Parses YAML that begins at `firstLine` of its file. Reports the first syntax error and curly quotation marks. */
function parseYaml(text: string, firstLine: number, report: Report) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset = 0) => counter.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) report(lineAt(error.pos[0]), reasonOf(error));
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      if (type === 'PLAIN' && /^[“”‘]/.test(`${value}`))
        report(lineAt(range?.[0]), `${value} begins with a curly quotation mark. Write " around the whole value`);
    },
  });
  /** Returns the line of a field, or of its nearest existing parent. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
    const node = (pair?.key ?? document.getIn(path, true)) as Node | undefined;
    if (node?.range) return lineAt(node.range[0]);
    return path.length > 1 ? lineOf(path.slice(0, -1)) : firstLine;
  };
  return { fields: document.errors.length > 0 ? undefined : document.toJS(), lineOf };
}

const valueAt = (fields: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], fields);

const kinds: Partial<Record<string, string>> = {
  string: 'text. Write " around it',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};

/** Returns the error message of a schema issue. */
function describe(issue: z.core.$ZodIssue, fields: unknown): string {
  const name = issue.path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
  const value = valueAt(fields, issue.path);
  if (value === undefined) return `${name} is missing`;
  if (value === null || value === '') return `${name} is empty`;
  if (issue.code === 'invalid_value') return `${name} is ${shown(value)}; allowed: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type')
    return `${name} is ${shown(value)}; it must be ${kinds[issue.expected] ?? issue.expected}`;
  return `${name} is ${shown(value)}; ${issue.message}`;
}

/** Validates the fields of a record and reports the invalid ones. */
function check<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  lineOf: (path: readonly PropertyKey[]) => number,
  report: Report,
): z.infer<Schema> | undefined {
  const result = schema.safeParse(fields);
  for (const issue of result.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) report(lineOf([...issue.path, key]), `${key} is not a field of this collection`);
    else report(lineOf(issue.path), describe(issue, fields));
  }
  return result.data;
}

/** Returns a function that adds the errors of a file to `problems`, without duplicates. */
const reporter =
  (path: string, problems: Problem[]): Report =>
  (line, message) => {
    const file = relative(root, path);
    if (!problems.some((other) => other.file === file && other.line === line && other.message === message))
      problems.push({ file, line, message });
  };

/** Reads a file. The text of a Markdown file becomes the field `parts`. */
function readFile<Schema extends z.ZodType>(file: string, schema: Schema, report: Report, settings?: TextSettings) {
  const source = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  if (source.trim() === '') return report(1, 'the file is empty');
  if (extname(file) !== '.md') {
    const { fields, lineOf } = parseYaml(source, 1, report);
    return fields === undefined ? undefined : check(schema, fields, lineOf, report);
  }
  const { frontMatter, parts } = parseMarkdown(source, report, settings);
  if (!frontMatter) return report(1, 'the file must begin with its fields between two lines of ---');
  const { fields, lineOf } = parseYaml(frontMatter.yaml, frontMatter.line, report);
  return fields === undefined ? undefined : check(schema, { ...fields, parts }, lineOf, report);
}

/** Reads a file of `src/content` with a single record. @throws ContentError */
export function readRecord<Schema extends z.ZodType>(name: string, schema: Schema, folder = own): z.infer<Schema> {
  const problems: Problem[] = [];
  const file = join(folder, name);
  const record = readFile(file, schema, reporter(file, problems));
  if (problems.length > 0) throw new ContentError(problems);
  return record as z.infer<Schema>;
}

/**
 * Reads the records of a folder in `src/content`, one per file, with the file name as `id`. Sorts by the field `order`,
 * then by file name.
 *
 * @param schema Schema of the fields, with `parts` for the text of a Markdown file
 * @throws ContentError with all errors of all files
 */
export function readCollection<Schema extends z.ZodType<object>>(
  name: string,
  schema: Schema,
  { folder = own, ...settings }: TextSettings & { folder?: string } = {},
): (z.infer<Schema> & { id: string })[] {
  const problems: Problem[] = [];
  const files = new Map<string, string>();
  const records: (z.infer<Schema> & { id: string; order?: number })[] = [];
  for (const entry of readdirSync(join(folder, name)).sort()) {
    if (entry.startsWith('.')) continue;
    if (!['.md', '.yaml'].includes(extname(entry))) {
      reporter(join(folder, name, entry), problems)(1, 'the file name must end with .md or .yaml');
      continue;
    }
    const file = join(folder, name, entry);
    const report = reporter(file, problems);
    const id = slug(basename(entry, extname(entry)));
    const other = files.get(id);
    if (other) report(1, `the file has the same address as ${other}. Rename one of them`);
    else if (entry !== `${id}${extname(entry)}`)
      report(1, `the file name is part of the page’s address. Rename the file to ${id}${extname(entry)}`);
    files.set(id, entry);
    const record = readFile(file, schema, report, settings);
    if (record) records.push({ id, ...record });
  }
  if (problems.length > 0) throw new ContentError(problems);
  const place = ({ order = Number.POSITIVE_INFINITY }) => order;
  return records
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
    .map(({ order: _order, ...record }) => record as z.infer<Schema> & { id: string });
}
