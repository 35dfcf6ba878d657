import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dimensions,
  type Filterable,
  type FilterState,
  type FilterValues,
  filter,
  noFilter,
  prepare,
  queryOf,
  spellings,
  stateFrom,
  withValue,
} from './filter';

const values: FilterValues = {
  industry: [
    { value: 'cpg-retail', label: 'CPG & Retail' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'automotive', label: 'Automotive' },
  ],
  solution: [
    { value: 's4hana', label: 'S/4HANA' },
    { value: 'joule', label: 'Joule' },
  ],
  type: [
    { value: 'blog', label: 'Blog' },
    { value: 'video', label: 'Video' },
  ],
  topic: [
    { value: 'migration', label: 'Migration' },
    { value: 'pricing', label: 'Pricing' },
  ],
};
const record = (title: string, rest: Partial<Filterable> = {}): Filterable => ({
  title,
  description: '',
  type: 'blog',
  industry: [],
  solution: [],
  topic: [],
  ...rest,
});
const find = (records: readonly Filterable[], state: Partial<FilterState>) =>
  filter(prepare(records, values), { ...noFilter, ...state }).matches;
const titles = (records: readonly Filterable[], state: Partial<FilterState>) =>
  find(records, state).map(({ title }) => title);

const shop = record('Shop', { industry: ['cpg-retail'], solution: ['s4hana'], topic: ['pricing'] });
const ward = record('Ward', { industry: ['healthcare', 'cpg-retail'], solution: ['joule'], type: 'video' });
const plant = record('Plant', { industry: ['automotive'], solution: ['s4hana', 'joule'], topic: ['migration'] });
const dock = record('Dock', { description: 'A gate in the yard' });
const core = record('Clean  core');
const all = [shop, ward, plant];

const names = (dimension: (typeof dimensions)[number]) => values[dimension].map(({ value }) => value);
const some = (dimension: (typeof dimensions)[number]) => fc.subarray(names(dimension));
const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const library = fc.array(
  fc.record<Filterable>({
    title: word,
    description: word,
    type: fc.constantFrom(...names('type')),
    industry: some('industry'),
    solution: some('solution'),
    topic: some('topic'),
  }),
  { maxLength: 20 },
);
const anyState = fc.record<FilterState>({
  industry: some('industry'),
  solution: some('solution'),
  type: some('type'),
  topic: some('topic'),
  q: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.string({ unit: 'grapheme', maxLength: 2 })),
});

describe('filter', () => {
  it.each<[string, Partial<FilterState>, string[]]>([
    ['nothing for an unknown value', { industry: ['mining'] }, []],
    ['a part of a title', { q: 'plan' }, ['Plant']],
    ['a part of a description', { q: 'gate' }, ['Dock']],
    ['an industry by its label', { q: 'g & ret' }, ['Shop', 'Ward']],
    ['a solution by its label', { q: 's/4h' }, ['Shop', 'Plant']],
    ['a topic in any case', { q: 'MIGRA' }, ['Plant']],
    ['nothing by the label of a type', { q: 'video' }, []],
    ['nothing across two fields', { q: 'dock\na gate' }, []],
    ['everything for white space', { q: '   ' }, ['Shop', 'Ward', 'Plant', 'Dock', 'Clean  core']],
    ['a title with different white space', { q: '  clean core ' }, ['Clean  core']],
  ])('finds %s', (_, state, expected) => {
    expect(titles([...all, dock, core], state)).toEqual(expected);
  });

  it('agrees with a literal implementation of the rule, for any records and state', () => {
    const label = (dimension: 'industry' | 'solution' | 'topic') => (value: string) =>
      values[dimension].find((entry) => entry.value === value)?.label ?? '';
    fc.assert(
      fc.property(library, anyState, (records, state) => {
        const expected = records.filter(
          (entry) =>
            (['industry', 'solution', 'topic'] as const).every(
              (dimension) =>
                state[dimension].length === 0 || state[dimension].some((value) => entry[dimension].includes(value)),
            ) &&
            (state.type.length === 0 || state.type.includes(entry.type)) &&
            [
              entry.title,
              entry.description,
              ...entry.industry.map(label('industry')),
              ...entry.solution.map(label('solution')),
              ...entry.topic.map(label('topic')),
            ].some((text) => spellings(text).some((words, at) => words.includes(spellings(state.q)[at] ?? ''))),
        );
        expect(find(records, state)).toEqual(expected);
        const { counts } = filter(prepare(records, values), state);
        for (const dimension of dimensions)
          expect(counts[dimension]).toEqual(
            names(dimension).map((value) => find(records, { ...state, [dimension]: [value] }).length),
          );
      }),
    );
  });
});

describe('the query string', () => {
  it('is readable, and omits empty dimensions', () => {
    expect(queryOf(noFilter, values)).toBe('');
    expect(
      queryOf({ ...noFilter, industry: ['automotive', 'cpg-retail'], type: ['blog'], q: ' clean core ' }, values),
    ).toBe('?industry=cpg-retail,automotive&type=blog&q=clean+core');
  });

  it.each([
    ['', {}],
    ['?industry=mining,AUTOMOTIVE,automotive&type=&color=red&q=', { industry: ['automotive'] }],
    ['industry=automotive&industry=cpg-retail', { industry: ['cpg-retail', 'automotive'] }],
  ])('%j is parsed, and its unknown values are ignored', (query, state) => {
    expect(stateFrom(new URLSearchParams(query), values)).toEqual({ ...noFilter, ...state });
  });

  it('restores any state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const query = queryOf(state, values);
        expect(stateFrom(new URLSearchParams(query), values)).toEqual({ ...state, q: state.q.trim() });
      }),
    );
  });
});

it('selecting and clearing a value restores the state', () => {
  const state = { ...noFilter, industry: ['healthcare'], q: 'core' };
  const chosen = withValue(state, 'industry', 'automotive', true);
  expect(chosen.industry).toEqual(['healthcare', 'automotive']);
  expect(withValue(chosen, 'industry', 'automotive', false)).toEqual(state);
});

describe('the search', () => {
  it.each([
    ['What’s next', "what's", 'whats', 'what s'],
    ["The plant's clock", 'plant’s', 'plants', 'plantʼs'],
    ['E-commerce', 'e‑commerce', 'e–commerce', 'ecommerce', 'e commerce', 'E—COMMERCE'],
    ['Clean core', 'clean-core', 'clean – core', 'CLEAN  CORE'],
    ['S/4HANA', 's4hana', 'S4 HANA', 's/4 hana', 'S-4HANA'],
    ['Café Zürich', 'cafe', 'zurich', 'Cafe\u0301'],
    ['Cafe Zurich', 'café', 'Zürich'],
    ['R&D, 24/7', 'r & d', 'rd', 'r d 24 7', '24/7'],
    ['ＳＡＰ ﬁeld', 'sap field'],
    ['No letter in it', '–'],
  ])('finds %j however it is spelled', (title, ...spelled) => {
    for (const q of spelled) expect(titles([record(title)], { q }), q).toEqual([title]);
  });
});

describe('spellings', () => {
  it.each([
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['İstanbul', 'i̇stanbul'],
    ['ﬁeld', 'FIELD'],
    ['\u212Aelvin', 'kelvin'],
    ['Cafe\u0301', 'CAFE'],
  ])('%s and %s are the same', (one, other) => expect(spellings(one)).toEqual(spellings(other)));

  it('finds any text in any case and Unicode normalization', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
        for (const q of [text, text.toUpperCase(), text.toLowerCase(), text.normalize('NFD')])
          expect(titles([record(text)], { q })).toEqual([text]);
      }),
    );
  });
});
