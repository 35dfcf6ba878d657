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
const titles = (records: readonly Filterable[], state: Partial<FilterState>) =>
  filter(prepare(records, values), { ...noFilter, ...state }).matches.map(({ title }) => title);

const shop = record('Shop', { industry: ['cpg-retail'], solution: ['s4hana'], topic: ['pricing'] });
const ward = record('Ward', { industry: ['healthcare', 'cpg-retail'], solution: ['joule'], type: 'video' });
const plant = record('Plant', { industry: ['automotive'], solution: ['s4hana', 'joule'], topic: ['migration'] });
const all = [shop, ward, plant];

describe('filter', () => {
  it('lets one of the values of a dimension be enough', () => {
    expect(titles(all, { industry: ['healthcare', 'automotive'] })).toEqual(['Ward', 'Plant']);
  });

  it('asks for a match in all dimensions', () => {
    expect(titles(all, { industry: ['cpg-retail', 'automotive'], solution: ['joule'] })).toEqual(['Ward', 'Plant']);
    expect(titles(all, { industry: ['cpg-retail'], solution: ['joule'], type: ['blog'] })).toEqual([]);
  });

  it.each([
    ['title', 'plan', ['Plant']],
    ['description', 'gate', ['Dock']],
    ['industry', 'g & ret', ['Shop', 'Ward']],
    ['solution', 's/4h', ['Shop', 'Plant']],
    ['topic', 'MIGRA', ['Plant']],
  ])('searches the %s', (_field, q, expected) => {
    expect(titles([...all, record('Dock', { description: 'A gate in the yard' })], { q })).toEqual(expected);
  });

  it('does not search the type, nor across two fields', () => {
    expect(titles(all, { q: 'video' })).toEqual([]);
    expect(titles([record('One', { description: 'Two' })], { q: 'one two' })).toEqual([]);
    expect(titles([record('One', { description: 'Two' })], { q: 'one\ntwo' })).toEqual([]);
  });

  it('takes white space as it is meant', () => {
    expect(titles([record('Clean  core')], { q: '  clean core ' })).toEqual(['Clean  core']);
    expect(titles(all, { q: '   ' })).toEqual(['Shop', 'Ward', 'Plant']);
  });

  it('counts what each value would give with the other dimensions and the search', () => {
    const { counts } = filter(prepare(all, values), { ...noFilter, industry: ['cpg-retail'] });
    expect(counts).toEqual({ industry: [2, 1, 1], solution: [1, 1], type: [1, 1], topic: [0, 1] });
    expect(filter(prepare(all, values), { ...noFilter, q: 'plant' }).counts.industry).toEqual([0, 0, 1]);
  });

  it('finds nothing for a value that no list names, and shows what carries one', () => {
    expect(titles(all, { industry: ['mining'] })).toEqual([]);
    expect(titles([record('Mine', { industry: ['mining'] })], { q: 'mining' })).toEqual(['Mine']);
  });
});

describe('the address', () => {
  it('is readable, and leaves out what is not chosen', () => {
    expect(queryOf(noFilter, values)).toBe('');
    expect(
      queryOf({ ...noFilter, industry: ['automotive', 'cpg-retail'], type: ['blog'], q: ' clean core ' }, values),
    ).toBe('?industry=cpg-retail,automotive&type=blog&q=clean+core');
  });

  it('ignores values, dimensions and repetitions that mean nothing', () => {
    expect(stateFrom('?industry=mining,AUTOMOTIVE,automotive&type=&colour=red&q=', values)).toEqual({
      ...noFilter,
      industry: ['automotive'],
    });
    expect(stateFrom('', values)).toEqual(noFilter);
  });

  it('reads a dimension that is named more than once', () => {
    expect(stateFrom('industry=automotive&industry=cpg-retail', values).industry).toEqual(['cpg-retail', 'automotive']);
  });

  it('keeps the words as they are', () => {
    expect(stateFrom(queryOf({ ...noFilter, q: 'R&D = 50% + Ä' }, values), values).q).toBe('R&D = 50% + Ä');
  });
});

const names = (dimension: (typeof dimensions)[number]) => values[dimension].map(({ value }) => value);
const some = (dimension: (typeof dimensions)[number]) => fc.subarray(names(dimension));
const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const anyRecord: fc.Arbitrary<Filterable> = fc.record({
  title: word,
  description: word,
  type: fc.constantFrom(...names('type')),
  industry: some('industry'),
  solution: some('solution'),
  topic: some('topic'),
});
const anyState: fc.Arbitrary<FilterState> = fc.record({
  industry: some('industry'),
  solution: some('solution'),
  type: some('type'),
  topic: some('topic'),
  q: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.string({ unit: 'grapheme', maxLength: 2 })),
});
const anyChoice = fc
  .constantFrom(...dimensions)
  .chain((dimension) => fc.record({ dimension: fc.constant(dimension), value: fc.constantFrom(...names(dimension)) }));
const library = fc.array(anyRecord, { maxLength: 20 });
const find = (records: readonly Filterable[], state: FilterState) => filter(prepare(records, values), state).matches;
const within = (part: readonly Filterable[], whole: readonly Filterable[]) =>
  part.every((entry) => whole.includes(entry));

describe('for any library and any state', () => {
  const holds = (property: (records: Filterable[], state: FilterState) => void) =>
    fc.assert(fc.property(library, anyState, property));

  it('results are records of the library, in their order', () => {
    holds((records, state) => {
      const matches = find(records, state);
      expect(matches).toEqual(records.filter((entry) => matches.includes(entry)));
    });
  });

  it('agrees with the rule as it is written', () => {
    holds((records, state) => {
      const label = (dimension: 'industry' | 'solution' | 'topic') => (value: string) =>
        values[dimension].find((entry) => entry.value === value)?.label ?? '';
      const matches = records.filter(
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
          ].some((text) => spellings(text).some((spelling, at) => spelling.includes(spellings(state.q)[at] ?? ''))),
      );
      expect(find(records, state)).toEqual(matches);
    });
  });

  it('another value within a dimension never takes a result away', () => {
    fc.assert(
      fc.property(library, anyState, anyChoice, (records, state, { dimension, value }) => {
        fc.pre(state[dimension].length > 0);
        expect(within(find(records, state), find(records, withValue(state, dimension, value, true)))).toBe(true);
      }),
    );
  });

  it('another dimension never adds a result', () => {
    fc.assert(
      fc.property(library, anyState, anyChoice, (records, state, { dimension, value }) => {
        fc.pre(state[dimension].length === 0);
        expect(within(find(records, withValue(state, dimension, value, true)), find(records, state))).toBe(true);
      }),
    );
  });

  it('clearing restores all', () => {
    fc.assert(
      fc.property(library, (records) => {
        expect(find(records, noFilter)).toEqual(records);
      }),
    );
  });

  it('a count is what the value alone gives in its dimension', () => {
    fc.assert(
      fc.property(library, anyState, anyChoice, (records, state, { dimension, value }) => {
        const { counts } = filter(prepare(records, values), state);
        const alone = find(records, { ...state, [dimension]: [value] });
        expect(counts[dimension][names(dimension).indexOf(value)]).toBe(alone.length);
      }),
    );
  });

  it('the address gives the state back', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const query = queryOf(state, values);
        expect(stateFrom(query, values)).toEqual({ ...state, q: state.q.trim() });
        expect(queryOf(stateFrom(query, values), values)).toBe(query);
      }),
    );
  });

  it('no address is refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webQueryParameters()), (query) => {
        const state = stateFrom(query, values);
        expect(
          dimensions.flatMap((dimension) => state[dimension].filter((v) => !names(dimension).includes(v))),
        ).toEqual([]);
      }),
    );
  });

  it('a value that is chosen and taken away leaves the state as it was', () => {
    fc.assert(
      fc.property(anyState, anyChoice, (state, { dimension, value }) => {
        fc.pre(!state[dimension].includes(value));
        expect(withValue(withValue(state, dimension, value, true), dimension, value, false)).toEqual(state);
      }),
    );
  });
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
  ])('finds %j however it is spelled', (title, ...spelled) => {
    for (const q of spelled) expect(titles([record(title)], { q }), q).toEqual([title]);
  });

  it('finds everything for words without letters and figures', () => {
    expect(titles(all, { q: '–' })).toEqual(['Shop', 'Ward', 'Plant']);
  });
});

describe('spellings', () => {
  it('makes every letter of Unicode like its other cases and its other compositions', () => {
    const unlike: string[] = [];
    // No letter beyond the first two planes has a case.
    for (let code = 0; code <= 0x1ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const letter = String.fromCodePoint(code);
      const others = [letter.toLowerCase(), letter.toUpperCase(), letter.normalize('NFD'), letter.normalize('NFC')];
      if (others.some((other) => spellings(other).join() !== spellings(letter).join())) unlike.push(code.toString(16));
    }
    expect(unlike).toEqual([]);
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['İstanbul', 'i̇stanbul'],
    ['ﬁeld', 'FIELD'],
    ['\u212Aelvin', 'kelvin'],
    ['Cafe\u0301', 'CAFÉ'],
    ['é', 'e'],
  ])('takes %s for %s', (one, other) => expect(spellings(one)).toEqual(spellings(other)));

  const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  it('lets any text be found in any case', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const q of [text, text.toUpperCase(), text.toLowerCase(), text.normalize('NFD')])
          expect(titles([record(text)], { q })).toEqual([text]);
      }),
    );
  });

  it('lets any part of a text be found in any case', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, part, after) => {
        const text = before + part + after;
        // Marks that join the letter before them are part of that letter.
        fc.pre(
          [...new Intl.Segmenter().segment(text)].length ===
            [before, part, after].reduce((sum, piece) => sum + [...new Intl.Segmenter().segment(piece)].length, 0),
        );
        for (const q of [part.toUpperCase(), part.toLowerCase()]) expect(titles([record(text)], { q })).toEqual([text]);
      }),
    );
  });
});
