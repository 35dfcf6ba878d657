/** Filters of the hub (spec 2.8), in the order of their query parameters. */
export const dimensions = ['industry', 'solution', 'type', 'topic'] as const;
export type Dimension = (typeof dimensions)[number];

/** `value` is used in records and URLs; `label` is shown and, except for types, searched. */
export interface FilterValue {
  readonly value: string;
  readonly label: string;
}

/** Values of each dimension, in display order. */
export type FilterValues = Readonly<Record<Dimension, readonly FilterValue[]>>;

/** Fields of a record that the filters and the search use. */
export interface Filterable {
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly industry: readonly string[];
  readonly solution: readonly string[];
  readonly topic: readonly string[];
}

/** Selected values of each dimension, and the search term. */
export interface FilterState extends Readonly<Record<Dimension, readonly string[]>> {
  readonly q: string;
}

export const noFilter: FilterState = { industry: [], solution: [], type: [], topic: [], q: '' };

/** Includes the modifier letter apostrophe, U+02BC. */
const PUNCTUATION = /[\p{P}\p{S}\u02BC]+/gu;

/**
 * Returns two normalized spellings for comparison: one with punctuation as spaces, one without punctuation. Both ignore
 * accents, repeated white space and case (`ß` equals `SS`). Thus “e-commerce” matches “e commerce” and “ecommerce”.
 */
export function spellings(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().toUpperCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return [' ', ''].map((instead) => plain.replace(PUNCTUATION, instead).replace(/\s+/g, ' ').trim());
}

/** Records with their normalized texts. Prepare them once, and filter on every keystroke. */
export interface FilterIndex<T extends Filterable> {
  readonly values: FilterValues;
  readonly entries: readonly { readonly record: T; readonly words: string }[];
}

const valuesOf = (record: Filterable, dimension: Dimension): readonly string[] =>
  dimension === 'type' ? [record.type] : record[dimension];

/** Prepares records for `filter`. A value that is not in `values` can be found by search, but not selected. */
export function prepare<T extends Filterable>(records: readonly T[], values: FilterValues): FilterIndex<T> {
  const known = byDimension(
    (dimension) => new Map(values[dimension].map(({ value, label }) => [value, spellings(label)])),
  );
  // The fields of spec 5, separated by line breaks, so that no match spans two of them.
  const wordsOf = (record: T) =>
    [
      ...spellings(record.title),
      ...spellings(record.description),
      ...(['industry', 'solution', 'topic'] as const).flatMap((dimension) =>
        record[dimension].flatMap((value) => known[dimension].get(value) ?? spellings(value)),
      ),
    ].join('\n');
  return { values, entries: records.map((record) => ({ record, words: wordsOf(record) })) };
}

export interface FilterResult<T> {
  readonly matches: readonly T[];
  /** Number of results per value, given the other dimensions and the search, in the order of `FilterValues`. */
  readonly counts: Readonly<Record<Dimension, readonly number[]>>;
}

/** Filters records (spec 5): OR within a dimension, AND between dimensions and search. */
export function filter<T extends Filterable>({ values, entries }: FilterIndex<T>, state: FilterState): FilterResult<T> {
  const [apart = '', joined = ''] = spellings(state.q);
  // The last one has no spaces, so that “S/4 HANA” finds “S/4HANA”.
  const searched = [apart, joined, joined.replaceAll(' ', '')];
  const found = entries
    .filter(({ words }) => searched.some((text) => words.includes(text)))
    .map(({ record }) => record);
  const matching = (records: readonly T[], dimension: Dimension) =>
    state[dimension].length === 0
      ? records
      : records.filter((record) => valuesOf(record, dimension).some((value) => state[dimension].includes(value)));
  const counts = byDimension((dimension) => {
    const others = dimensions.filter((other) => other !== dimension).reduce(matching, found);
    const valuesOfOthers = others.map((record) => valuesOf(record, dimension));
    return values[dimension].map(({ value }) => valuesOfOthers.filter((selected) => selected.includes(value)).length);
  });
  return { matches: dimensions.reduce(matching, found), counts };
}

/** Parses a query string; unknown values are ignored. */
export function stateFrom(query: URLSearchParams, values: FilterValues): FilterState {
  const named = byDimension((dimension) =>
    query.getAll(dimension).flatMap((list) => list.split(',').map((value) => value.trim().toLowerCase())),
  );
  return {
    ...byDimension((dimension) =>
      values[dimension].map(({ value }) => value).filter((value) => named[dimension].includes(value)),
    ),
    q: (query.get('q') ?? '').trim(),
  };
}

/** Serializes a state to a canonical query: `?industry=healthcare,automotive&type=blog&q=clean+core`, or ''. */
export function queryOf(state: FilterState, values: FilterValues): string {
  const parts = dimensions.flatMap((dimension) => {
    const chosen = values[dimension].map(({ value }) => value).filter((value) => state[dimension].includes(value));
    return chosen.length > 0 ? [`${dimension}=${chosen.map(encodeURIComponent).join(',')}`] : [];
  });
  const q = state.q.trim();
  if (q) parts.push(new URLSearchParams({ q }).toString());
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Returns the state with a value selected or not. */
export const withValue = (state: FilterState, dimension: Dimension, value: string, chosen: boolean): FilterState => ({
  ...state,
  [dimension]: [...state[dimension].filter((other) => other !== value), ...(chosen ? [value] : [])],
});

const byDimension = <V>(of: (dimension: Dimension) => V) =>
  Object.fromEntries(dimensions.map((dimension) => [dimension, of(dimension)])) as Record<Dimension, V>;
