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

/** The values of each record in one dimension: those of record `at` are `places[starts[at]]` up to `places[starts[at + 1]]`. */
interface Filed {
  readonly starts: Uint32Array;
  readonly places: Uint16Array;
}

/** Records made ready for filtering: prepare them once, filter at every keystroke. */
export interface FilterIndex<T extends Filterable> {
  readonly records: readonly T[];
  readonly values: FilterValues;
  /** What is searched of each record: title, description, industry, solution and topic (spec 5), in all spellings. */
  readonly texts: readonly string[];
  /** Which of `values` each record has. */
  readonly filed: Readonly<Record<Dimension, Filed>>;
}

/** Prepares records. A value that `values` does not name is searched as it stands, and no filter finds it. */
export function prepare<T extends Filterable>(records: readonly T[], values: FilterValues): FilterIndex<T> {
  const spelled = (dimension: Dimension) => {
    const known = new Map(values[dimension].map((entry) => [entry.value, spellings(entry.label)]));
    return (value: string) => known.get(value) ?? spellings(value);
  };
  const words = { industry: spelled('industry'), solution: spelled('solution'), topic: spelled('topic') };
  const filed = (dimension: Dimension): Filed => {
    const known = new Map(values[dimension].map(({ value }, place) => [value, place]));
    const places = records.map((record) => {
      const own = dimension === 'type' ? [record.type] : record[dimension];
      return [...new Set(own)].flatMap((value) => known.get(value) ?? []);
    });
    let end = 0;
    const starts = Uint32Array.from([0, ...places.map((list) => (end += list.length))]);
    return { starts, places: Uint16Array.from(places.flat()) };
  };
  return {
    records,
    values,
    // A line break, which no spelling has, keeps a search from matching across two fields.
    texts: records.map((record) =>
      [
        ...spellings(record.title),
        ...spellings(record.description),
        ...record.industry.flatMap(words.industry),
        ...record.solution.flatMap(words.solution),
        ...record.topic.flatMap(words.topic),
      ].join('\n'),
    ),
    filed: byDimension(filed),
  };
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
export function filter<T extends Filterable>(index: FilterIndex<T>, state: FilterState): FilterResult<T> {
  const [apart = '', joined = ''] = spellings(state.q);
  // Without its spaces, too: “S/4 HANA” is meant for “S/4HANA”.
  const needles = [...new Set([apart, joined, joined.replaceAll(' ', '')])];
  const asked = dimensions.map((dimension) => ({
    ...index.filed[dimension],
    open: state[dimension].length === 0,
    chosen: Uint8Array.from(index.values[dimension], ({ value }) => Number(state[dimension].includes(value))),
    counts: new Uint32Array(index.values[dimension].length),
  }));
  const matches: T[] = [];
  // Plain loops over flat arrays: this runs at every keystroke, over every record.
  for (let at = 0; at < index.texts.length; at += 1) {
    if (!needles.some((needle) => index.texts[at]?.includes(needle))) continue;
    // A value's count looks past its own dimension, so a record that fails in one dimension counts in that one alone.
    let failures = 0;
    let failed = -1;
    for (let d = 0; d < asked.length && failures < 2; d += 1) {
      if (fits(asked[d] as Asked, at)) continue;
      failures += 1;
      failed = d;
    }
    if (failures > 1) continue;
    if (failures === 0) matches.push(index.records[at] as T);
    for (let d = 0; d < asked.length; d += 1) if (failures === 0 || d === failed) tally(asked[d] as Asked, at);
  }
  return { matches, counts: byDimension((_, d) => [...(asked[d] as Asked).counts]) };
}

interface Asked extends Filed {
  /** Nothing is chosen, so everything fits. */
  readonly open: boolean;
  readonly chosen: Uint8Array;
  readonly counts: Uint32Array;
}

function fits({ open, starts, places, chosen }: Asked, at: number): boolean {
  if (open) return true;
  const end = starts[at + 1] as number;
  for (let i = starts[at] as number; i < end; i += 1) if (chosen[places[i] as number]) return true;
  return false;
}

function tally({ starts, places, counts }: Asked, at: number) {
  const end = starts[at + 1] as number;
  for (let i = starts[at] as number; i < end; i += 1) {
    const place = places[i] as number;
    counts[place] = (counts[place] as number) + 1;
  }
}

/** Reads the state from an address's query. Values that are not known are left out, and so is their order. */
export function stateFrom(query: string, values: FilterValues): FilterState {
  const parameters = new URLSearchParams(query);
  const named = byDimension((dimension) =>
    parameters.getAll(dimension).flatMap((list) => list.split(',').map((value) => value.trim().toLowerCase())),
  );
  return {
    ...byDimension((dimension) =>
      values[dimension].map(({ value }) => value).filter((value) => named[dimension].includes(value)),
    ),
    q: (parameters.get('q') ?? '').trim(),
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

const byDimension = <V>(of: (dimension: Dimension, at: number) => V) =>
  Object.fromEntries(dimensions.map((dimension, at) => [dimension, of(dimension, at)])) as Record<Dimension, V>;
