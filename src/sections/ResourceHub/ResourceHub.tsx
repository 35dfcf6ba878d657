import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { FilterChips } from '../../components/FilterChips';
import { FilterDialog } from '../../components/FilterDialog';
import { FilterSidebar } from '../../components/FilterSidebar';
import { focusReplacement } from '../../components/focusReplacement';
import { Link } from '../../components/Link';
import { ResultCount } from '../../components/ResultCount';
import { Section } from '../../components/Section';
import { Text } from '../../components/Text';
import { downloads } from '../../content/downloads';
import type { Resource } from '../../content/resources';
import { useEntryState } from '../keepScroll';
import { openCircuit } from '../openCircuit';
import { type Dimension, dimensions, type FilterValues, filter, prepare, queryOf } from './filter';
import { ListPlaceholder } from './ListPlaceholder';
import type { HubLabels } from './labels';
import { ResourceCards } from './ResourceCards';
import * as css from './ResourceHub.css';
import { useFilterQuery } from './useFilterQuery';
import { fetchResources, useResources } from './useResources';

export interface ResourceHubProps {
  /** Resources in the prerendered page, in display order. A featured resource is larger if it is the first. */
  first: readonly Resource[];
  total: number;
  /** Number of resources for each value, in the order of `values`. */
  counts: Readonly<Record<Dimension, readonly number[]>>;
  /** Values of each filter, in display order. */
  values: FilterValues;
  labels: HubLabels;
  /** Loads all resources. Default: from the site. */
  load?: () => Promise<readonly Resource[]>;
  /** URLs of the existing files. Default: those in `public/downloads`. */
  files?: readonly string[];
  /** Number of cards shown initially, and added by each click. A larger first card counts as `step / 2`. Default 12. */
  step?: number;
}

/** These lists grow with the content, so they scroll (spec 2.8). */
const scrollingDimensions: readonly Dimension[] = ['solution', 'topic'];
const noResources: readonly Resource[] = [];
const countText = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'resource' : 'resources'}`;

/**
 * All resources with search and filters in the query string (spec 2.8, rules in spec 4 and 5). The HTML contains the
 * first resources; the full list is loaded when needed.
 */
export function ResourceHub({
  first,
  total,
  counts: countsOfAll,
  values,
  labels,
  load = fetchResources,
  files = downloads,
  step = 12,
}: ResourceHubProps) {
  const id = useId();
  const { state, toggle, remove, type, settle, forget, clear } = useFilterQuery(values);
  const { all, failed, ask } = useResources(first, total, load);
  const index = useMemo(() => all && prepare(all, values), [all, values]);
  const query = queryOf(state, values);
  const isFiltered = query !== '';
  const result = useMemo(() => index && filter(index, state), [index, state]);
  const counts = result?.counts ?? countsOfAll;
  // A query has no matches until all resources are loaded.
  const matches = result?.matches ?? (isFiltered ? noResources : first);
  const isLoading = isFiltered && !result;
  const number = result ? matches.length : total;

  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Set when the visitor changes a filter, to scroll back to the top of the list.
  const filtersChanged = useRef(false);
  // Index of the first additional resource, which receives focus once it is shown.
  const focusIndex = useRef(0);
  const withChange =
    <Args extends unknown[]>(callback: (...args: Args) => void) =>
    (...args: Args) => {
      filtersChanged.current = true;
      focusIndex.current = 0;
      callback(...args);
    };
  const focusResults = () => focusReplacement(heading.current, { preventScroll: true });
  // The clicked button is removed, so focus moves to the results once they are shown.
  const shouldFocusResults = useRef(false);
  const clearFilters = withChange(() => {
    clear();
    shouldFocusResults.current = true;
  });

  // The number of visible cards is stored in the history entry, so that each set of filters has its own.
  const [limit, setLimit] = useEntryState('shown', step);
  // A featured resource counts as `step / 2` cards, so that the last row is full.
  const featuredOffset = matches[0]?.featured ? step / 2 - 1 : 0;
  const visibleCount = limit - featuredOffset;
  // More resources should be shown than the HTML contains.
  const needsMore = !result && visibleCount > step - featuredOffset;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection retries a failed request
  useEffect(() => {
    if (isLoading || needsMore) ask();
  }, [isLoading, needsMore, state, ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when more resources are shown
  useLayoutEffect(() => {
    if (focusIndex.current === 0 || !result) return;
    focusReplacement(list.current?.children[focusIndex.current]?.querySelector('a'));
    focusIndex.current = 0;
  }, [visibleCount, result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useLayoutEffect(() => {
    if (!filtersChanged.current) return;
    filtersChanged.current = false;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView();
  }, [matches]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useLayoutEffect(() => {
    if (!shouldFocusResults.current) return;
    shouldFocusResults.current = false;
    focusResults();
  }, [matches, failed]);

  const errorText = failed && (isLoading || needsMore) ? labels.failed.title : undefined;
  const statusText = errorText ?? (isLoading ? labels.loading : undefined);
  const showMore = () => {
    // Called directly, because the effect above does not retry after a failure.
    if (needsMore) return ask();
    focusIndex.current = visibleCount;
    setLimit(limit + step);
  };
  const retry = () => {
    ask();
    shouldFocusResults.current = true;
  };

  const label = (dimension: Dimension) => {
    const known = new Map(values[dimension].map((entry) => [entry.value, entry.label]));
    return (value: string) => known.get(value) ?? value;
  };
  const labelOf = {
    industry: label('industry'),
    solution: label('solution'),
    type: label('type'),
    topic: label('topic'),
  };

  const panel = {
    search: {
      label: labels.search,
      placeholder: labels.placeholder,
      value: state.q,
      onValueChange: withChange(type),
      onBlur: settle,
    },
    groups: dimensions.map((dimension) => ({
      id: dimension,
      label: labels.dimensions[dimension],
      long: scrollingDimensions.includes(dimension),
      selected: state[dimension],
      options: values[dimension].map((entry, index) => ({ ...entry, count: counts[dimension][index] ?? 0 })),
    })),
    onValueChange: withChange((group: string, value: string) => toggle(group as Dimension, value)),
  };
  const chips = [
    ...dimensions.flatMap((dimension) =>
      state[dimension].map((value) => ({ id: `${dimension}=${value}`, label: labelOf[dimension](value) })),
    ),
    ...(state.q.trim() ? [{ id: 'q', label: `“${state.q.trim()}”` }] : []),
  ];
  const removeChip = withChange((chip: string) => {
    const [dimension = '', value = ''] = chip.split('=');
    if (chip === 'q') forget();
    else remove(dimension as Dimension, value);
  });

  return (
    <Section pad="none" labelledBy={id}>
      <div className={css.layout} data-query={`${dimensions.join('|')}|q`}>
        <div className={css.side}>
          <FilterSidebar label={labels.filters} {...panel} />
        </div>
        <div ref={results} className={css.results}>
          <div className={css.bar}>
            <div className={css.count}>
              <ResultCount level={2} id={id} ref={heading} count={number} instead={statusText} />
              <FilterDialog
                label={labels.filters}
                active={chips.length}
                done={isLoading ? labels.results : `Show ${countText(number)}`}
                onClear={withChange(clear)}
                {...panel}
              />
            </div>
            <div className={chips.length > 0 ? css.chips : undefined}>
              <FilterChips chips={chips} onRemove={removeChip} onClear={clearFilters} onEmptied={focusResults} />
            </div>
          </div>
          {isLoading && <ListPlaceholder labels={labels} failed={failed} onAgain={retry} />}
          {isLoading ? null : number === 0 ? (
            <EmptyState
              media={openCircuit}
              level={3}
              heading={labels.empty.title}
              // Without filters, there is nothing to clear.
              text={chips.length > 0 ? labels.empty.text : undefined}
              action={
                chips.length > 0 && (
                  <Button variant="signal" onClick={clearFilters}>
                    Clear All Filters
                  </Button>
                )
              }
            />
          ) : (
            <ResourceCards
              ref={list}
              resources={matches.slice(0, visibleCount)}
              words={labelOf}
              onRequest={labels.onRequest}
              fileUnavailable={labels.fileUnavailable}
              files={files}
            />
          )}
          {!isLoading && number > Math.min(visibleCount, matches.length) && (
            <div className={css.more}>
              <div className={css.scripted}>
                <Button icon="plus" width="full-narrow" busy={needsMore && !failed} onClick={showMore}>
                  {needsMore
                    ? failed
                      ? labels.failed.again
                      : labels.loading
                    : `Show ${Math.min(step, number - visibleCount)} more`}
                </Button>
                <Text size="small" tone="muted">
                  {errorText ??
                    `${Math.min(visibleCount, matches.length).toLocaleString('en')} of ${countText(number)} shown`}
                </Text>
              </div>
              <Link href={labels.list.href}>{labels.list.label}</Link>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
