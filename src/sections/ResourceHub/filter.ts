/** The dimensions of the hub's filters (spec 2.8), in the order in which an address names them. */
export const dimensions = ['industry', 'solution', 'type', 'topic'] as const;
export type Dimension = (typeof dimensions)[number];

/** A value that a filter can have: `value` stands in records and addresses, `label` is read and searched. */
export interface FilterValue {
  readonly value: string;
  readonly label: string;
}

/** All values of each dimension, in the order in which they are shown. */
export type FilterValues = Readonly<Record<Dimension, readonly FilterValue[]>>;

/** What the filter has to know of a record. */
export interface Filterable {
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly industry: readonly string[];
  readonly solution: readonly string[];
  readonly topic: readonly string[];
}

/** What is chosen: values of each dimension, in the order of `FilterValues`, and the words searched for. */
export interface FilterState extends Readonly<Record<Dimension, readonly string[]>> {
  readonly q: string;
}

export const noFilter: FilterState = { industry: [], solution: [], type: [], topic: [], q: '' };

/** Also the apostrophe that counts as a letter, U+02BC. */
const PUNCTUATION = /[\p{P}\p{S}\u02BC]+/gu;

/**
 * The ways in which words are compared by the search: without a difference of case in any script (`ß` and `SS`, `ς` and
 * `Σ` are alike), of accents and of white space, once with punctuation as a space and once without it, so that
 * “e-commerce”, “e commerce” and “ecommerce” find each other.
 */
export function spellings(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().toUpperCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return [' ', ''].map((instead) => plain.replace(PUNCTUATION, instead).replace(/\s+/g, ' ').trim());
}

/** Records with the words in which they are searched: prepare them once, filter at every keystroke. */
export interface FilterIndex<T extends Filterable> {
  readonly values: FilterValues;
  readonly entries: readonly { readonly record: T; readonly words: string }[];
}

const valuesOf = (record: Filterable, dimension: Dimension): readonly string[] =>
  dimension === 'type' ? [record.type] : record[dimension];

/** Prepares records. A value that `values` does not name is searched as it stands, and no filter finds it. */
export function prepare<T extends Filterable>(records: readonly T[], values: FilterValues): FilterIndex<T> {
  const known = byDimension(
    (dimension) => new Map(values[dimension].map(({ value, label }) => [value, spellings(label)])),
  );
  // Title, description, industry, solution and topic are searched (spec 5). No spelling has a line break, so that no
  // search matches across two of them.
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
  /** Records that match, in their own order. */
  readonly matches: readonly T[];
  /**
   * How many records each value of a dimension gives together with what is chosen in the other dimensions and searched
   * for, in the order of `FilterValues`.
   */
  readonly counts: Readonly<Record<Dimension, readonly number[]>>;
}

/**
 * Filters prepared records (spec 5): within a dimension one chosen value is enough, all dimensions and the search have
 * to match. Keeps the order of the records. Values that are not known match nothing.
 */
export function filter<T extends Filterable>({ values, entries }: FilterIndex<T>, state: FilterState): FilterResult<T> {
  const [apart = '', joined = ''] = spellings(state.q);
  // Without its spaces, too: “S/4 HANA” is meant for “S/4HANA”.
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
    return values[dimension].map(({ value }) => valuesOfOthers.filter((own) => own.includes(value)).length);
  });
  return { matches: dimensions.reduce(matching, found), counts };
}

/** Reads the state from an address's query. Values that are not known are left out, and so is their order. */
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

/**
 * The query of a state, with its question mark: `?industry=healthcare,automotive&type=blog&q=clean+core`. The same state
 * always gives the same query, whatever the order in which it was chosen; nothing chosen gives an empty string.
 */
export function queryOf(state: FilterState, values: FilterValues): string {
  const parts = dimensions.flatMap((dimension) => {
    const chosen = values[dimension].map(({ value }) => value).filter((value) => state[dimension].includes(value));
    return chosen.length > 0 ? [`${dimension}=${chosen.map(encodeURIComponent).join(',')}`] : [];
  });
  const q = state.q.trim();
  if (q) parts.push(new URLSearchParams({ q }).toString());
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The state with a value of a dimension chosen, or no longer chosen. */
export const withValue = (state: FilterState, dimension: Dimension, value: string, chosen: boolean): FilterState => ({
  ...state,
  [dimension]: [...state[dimension].filter((other) => other !== value), ...(chosen ? [value] : [])],
});

const byDimension = <V>(of: (dimension: Dimension) => V) =>
  Object.fromEntries(dimensions.map((dimension) => [dimension, of(dimension)])) as Record<Dimension, V>;
