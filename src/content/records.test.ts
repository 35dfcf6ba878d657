import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forms } from '../forms/forms.ts';
import { count } from './format.ts';
import { legalPages } from './legalPages.data.ts';
import { addresses } from './pages.ts';

type Field = [field: string, value: unknown];

/** Returns every value in a record with its field name. List items have the name of the list. */
function fieldsOf(value: unknown, field = '', seen = new Set<unknown>()): Field[] {
  if (typeof value !== 'object' || value === null) return [[field, value]];
  if (seen.has(value)) return [];
  seen.add(value);
  const isList = Array.isArray(value) || value instanceof Map;
  const parts = value instanceof Map ? Object.entries([...value.values()]) : Object.entries(value);
  return [[field, value], ...parts.flatMap(([name, part]) => fieldsOf(part, isList ? field : name, seen))];
}

const modules = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts', '!./**/*.generated.ts'], { eager: true });
const records = Object.entries(modules).map(([file, module]) => ({
  file,
  fields: Object.values(module).flatMap((value) => fieldsOf(value)),
}));
const texts = ({ fields }: { fields: Field[] }, ...names: string[]) =>
  fields.flatMap(([name, value]) =>
    typeof value === 'string' && (names.length === 0 || names.includes(name)) ? [value] : [],
  );
/** Returns the faults of all records with their files. */
const faults = (faultsOf: (record: { fields: Field[] }) => readonly string[]) =>
  records.flatMap((record) => faultsOf(record).map((fault) => `${record.file}: ${fault}`));

describe('the records', () => {
  it('link to pages and files that exist', () => {
    const leads = (href: string) => addresses.includes(href) || (href !== '/' && existsSync(`public${href}`));
    const inside = (record: { fields: Field[] }) =>
      texts(record, 'href', 'link')
        .filter((href) => href.startsWith('/'))
        .map((href) => href.replace(/[#?].*/, ''));
    expect(records.flatMap(inside).length).toBeGreaterThan(200);
    expect(faults((record) => inside(record).filter((href) => !leads(href)))).toEqual([]);
  });

  it('refer to drawings that exist, and to view boxes within the drawings', () => {
    const drawings = (record: { fields: Field[] }) => texts(record, 'drawing');
    expect(records.flatMap(drawings).length).toBeGreaterThan(50);
    expect(faults((record) => drawings(record).filter((name) => !existsSync(`public/drawings/${name}.svg`)))).toEqual(
      [],
    );
    for (const [, value] of records.flatMap(({ fields }) => fields)) {
      if (!isDetail(value)) continue;
      const paper = / viewBox="([^"]*)"/.exec(readFileSync(`public/drawings/${value.drawing}.svg`, 'utf8'))?.[1];
      const [, , paperWidth = 0, paperHeight = 0] = paper?.split(' ').map(Number) ?? [];
      const [x = 0, y = 0, width = 0, height = 0] = value.viewBox.split(' ').map(Number);
      expect(Math.min(x, y, paperWidth - x - width, paperHeight - y - height), value.drawing).toBeGreaterThanOrEqual(0);
    }
  });

  it('have ids that are unique in their list', () => {
    const lists = records.flatMap(({ fields }) => fields.flatMap(([, value]) => (Array.isArray(value) ? [value] : [])));
    for (const list of lists) {
      const ids = list.flatMap((item) => (item && typeof item === 'object' && 'id' in item ? [item.id] : []));
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('contain no placeholder text', () => {
    expect(faults((record) => texts(record).filter((text) => /\b(lorem|ipsum|todo|tbd|xxx)\b/i.test(text)))).toEqual(
      [],
    );
  });

  it.each([
    [/\b(quote to till|the till\b|web shop|at the till)/i, 'checkout, web store'],
    [/\brun book/i, 'runbook'],
    [/\bhealth cover\b|\ban angry letter\b|\bYou hold\b/, 'health insurance, you receive'],
    [/owner, (a )?version and (an )?alarm/i, 'say what is monitored'],
    [/three in the morning/i, 'say the hour only in an example'],
    [/that an auditor can read/i, 'written limits, a log, a sheet of one page'],
    [/\bwith 20[23]\d\b/, 'in December 2027, at the end of 2027'],
    [/\bsummer time\b|\bplant by plant move\b/i, 'daylight saving time, plant-by-plant move'],
    [/\bknow (them|your landscape) by name\b/i, 'a named lead engineer'],
  ])('contain no text that matches %s (STYLE.md)', (words, instead) => {
    expect(records.flatMap((record) => texts(record)).length).toBeGreaterThan(1500);
    expect(
      faults((record) => texts(record).filter((text) => words.test(text))),
      `Instead: ${instead}`,
    ).toEqual([]);
  });
});

const isDetail = (value: unknown): value is { drawing: string; viewBox: string } =>
  typeof value === 'object' && value !== null && 'drawing' in value && 'viewBox' in value;

it('the privacy notice states the number of forms', () => {
  expect(JSON.stringify(legalPages['/privacy'])).toContain(`There are ${count(Object.keys(forms), 'form')}.`);
});
