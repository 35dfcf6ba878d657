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

/**
 * Words as the search compares them: without a difference of case in any script (`ß` and `SS`, `ς` and `Σ`, `K` and the
 * Kelvin sign are alike), of composition, or of how much white space stands between them.
 */
export const fold = (text: string): string =>
  text.normalize('NFD').toLowerCase().toUpperCase().normalize('NFC').replace(/\s+/g, ' ');

/** Records made ready for filtering: prepare them once, filter at every keystroke. */
export interface FilterIndex<T extends Filterable> {
  readonly records: readonly T[];
  readonly values: FilterValues;
  /** What is searched of each record: title, description, industry, solution and topic (spec 5), folded. */
  readonly texts: readonly string[];
  /** The places of each record's values in `values`, by dimension. */
  readonly places: Readonly<Record<Dimension, readonly (readonly number[])[]>>;
}

/** Prepares records. A value that `values` does not name is searched as it stands, and no filter finds it. */
export function prepare<T extends Filterable>(records: readonly T[], values: FilterValues): FilterIndex<T> {
  const known = byDimension((dimension) => new Map(values[dimension].map((entry, place) => [entry.value, place])));
  const of = (record: T, dimension: Dimension) => (dimension === 'type' ? [record.type] : record[dimension]);
  const label = (dimension: Dimension) => (value: string) => {
    const place = known[dimension].get(value);
    return place === undefined ? value : (values[dimension][place]?.label ?? value);
  };
  return {
    records,
    values,
    // A line break, which folding leaves in no text, keeps a search from matching across two fields.
    texts: records.map((record) =>
      [
        record.title,
        record.description,
        ...record.industry.map(label('industry')),
        ...record.solution.map(label('solution')),
        ...record.topic.map(label('topic')),
      ]
        .map(fold)
        .join('\n'),
    ),
    places: byDimension((dimension) =>
      records.map((record) =>
        unique(of(record, dimension)).flatMap((value) => {
          const place = known[dimension].get(value);
          return place === undefined ? [] : [place];
        }),
      ),
    ),
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
  const needle = fold(state.q).trim();
  const chosen = dimensions.map((dimension) => ({
    any: state[dimension].length === 0,
    flags: index.values[dimension].map(({ value }) => state[dimension].includes(value)),
    places: index.places[dimension],
    counts: index.values[dimension].map(() => 0),
  }));
  const matches: T[] = [];
  index.texts.forEach((text, at) => {
    if (needle !== '' && !text.includes(needle)) return;
    // A value's count looks past its own dimension, so a record that fails in one dimension counts in that one alone.
    let failed: (typeof chosen)[number] | undefined;
    for (const dimension of chosen) {
      if (dimension.any || dimension.places[at]?.some((place) => dimension.flags[place])) continue;
      if (failed) return;
      failed = dimension;
    }
    if (!failed) matches.push(index.records[at] as T);
    for (const { places, counts } of failed ? [failed] : chosen)
      for (const place of places[at] ?? []) counts[place] = (counts[place] ?? 0) + 1;
  });
  return { matches, counts: byDimension((_, at) => chosen[at]?.counts ?? []) };
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

/** Whether anything is chosen or searched for. */
export const isFiltered = (state: FilterState): boolean =>
  state.q.trim() !== '' || dimensions.some((dimension) => state[dimension].length > 0);

const unique = <V>(list: readonly V[]): V[] => [...new Set(list)];

const byDimension = <V>(of: (dimension: Dimension, at: number) => V) =>
  Object.fromEntries(dimensions.map((dimension, at) => [dimension, of(dimension, at)])) as Record<Dimension, V>;
