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
import { useEntryState } from '../keepPlace';
import { openCircuit } from '../openCircuit';
import { Awaited } from './Awaited';
import { type Dimension, dimensions, type FilterValues, filter, prepare, queryOf } from './filter';
import type { HubLabels } from './labels';
import { ResourceCards } from './ResourceCards';
import * as css from './ResourceHub.css';
import { useFilterAddress } from './useFilterAddress';
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
  /** Number shown initially, and added by each click. Default 12. */
  step?: number;
}

/** These lists grow with the content, so they scroll (spec 2.8). */
const long: readonly Dimension[] = ['solution', 'topic'];
const none: readonly Resource[] = [];
const noun = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'resource' : 'resources'}`;

/**
 * All resources with search and filters in the query string (spec 2.8, rules in spec 4 and 5). The page contains the
 * first ones and loads all when needed.
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
  const { state, toggle, remove, type, settle, forget, clear } = useFilterAddress(values);
  const { all, failed, ask } = useResources(first, total, load);
  const index = useMemo(() => all && prepare(all, values), [all, values]);
  const query = queryOf(state, values);
  const narrowed = query !== '';
  const found = useMemo(() => index && filter(index, state), [index, state]);
  const counts = found?.counts ?? countsOfAll;
  // The first resources alone cannot answer a query.
  const matches = found?.matches ?? (narrowed ? none : first);
  const waiting = narrowed && !found;
  const number = found ? matches.length : total;

  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Scrolls back to the top of the list after the visitor changed a filter.
  const changed = useRef(false);
  // Index of the first additional resource, which receives focus once it is shown.
  const next = useRef(0);
  const changing =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      changed.current = true;
      next.current = 0;
      act(...args);
    };
  const focusResults = () => focusReplacement(heading.current, { preventScroll: true });
  // The clicked button is removed, so focus moves to the results once they are shown.
  const leading = useRef(false);
  const clearing = changing(() => {
    clear();
    leading.current = true;
  });

  // Stored in the history entry, because every set of filters has its own.
  const [reach, setReach] = useEntryState('shown', step);
  // A featured resource replaces half a step, so that the last row is complete in two and in three columns.
  const less = matches[0]?.featured ? step / 2 - 1 : 0;
  const shown = reach - less;
  // More resources are requested than are loaded.
  const short = !found && shown > step - less;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection retries a failed request
  useEffect(() => {
    if (waiting || short) ask();
  }, [waiting, short, state, ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when more resources are shown
  useLayoutEffect(() => {
    if (next.current === 0 || !found) return;
    focusReplacement(list.current?.children[next.current]?.querySelector('a'));
    next.current = 0;
  }, [shown, found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useLayoutEffect(() => {
    if (!changed.current) return;
    changed.current = false;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView();
  }, [matches]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useLayoutEffect(() => {
    if (!leading.current) return;
    leading.current = false;
    focusResults();
  }, [matches, failed]);

  const lost = failed && (waiting || short) ? labels.failed.title : undefined;
  const unknown = lost ?? (waiting ? labels.loading : undefined);
  const showMore = () => {
    // The effect would not retry after a failure.
    if (short) return ask();
    next.current = shown;
    setReach(reach + step);
  };
  const again = () => {
    ask();
    leading.current = true;
  };

  const label = (dimension: Dimension) => {
    const known = new Map(values[dimension].map((entry) => [entry.value, entry.label]));
    return (value: string) => known.get(value) ?? value;
  };
  const words = {
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
      onValueChange: changing(type),
      onBlur: settle,
    },
    groups: dimensions.map((dimension) => ({
      id: dimension,
      label: labels.dimensions[dimension],
      long: long.includes(dimension),
      selected: state[dimension],
      options: values[dimension].map((entry, index) => ({ ...entry, count: counts[dimension][index] ?? 0 })),
    })),
    onValueChange: changing((group: string, value: string) => toggle(group as Dimension, value)),
  };
  const chips = [
    ...dimensions.flatMap((dimension) =>
      state[dimension].map((value) => ({ id: `${dimension}=${value}`, label: words[dimension](value) })),
    ),
    ...(state.q.trim() ? [{ id: 'q', label: `“${state.q.trim()}”` }] : []),
  ];
  const removeChip = changing((chip: string) => {
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
              <ResultCount level={2} id={id} ref={heading} count={number} instead={unknown} />
              <FilterDialog
                label={labels.filters}
                active={chips.length}
                done={waiting ? labels.results : `Show ${noun(number)}`}
                onClear={changing(clear)}
                {...panel}
              />
            </div>
            <div className={chips.length > 0 ? css.chips : undefined}>
              <FilterChips chips={chips} onRemove={removeChip} onClear={clearing} onEmptied={focusResults} />
            </div>
          </div>
          {waiting && <Awaited labels={labels} failed={failed} onAgain={again} />}
          {waiting ? null : number === 0 ? (
            <EmptyState
              media={openCircuit}
              level={3}
              heading={labels.empty.title}
              // Without filters, there is nothing to clear.
              text={chips.length > 0 ? labels.empty.text : undefined}
              action={
                chips.length > 0 && (
                  <Button variant="signal" onClick={clearing}>
                    Clear All Filters
                  </Button>
                )
              }
            />
          ) : (
            <ResourceCards
              ref={list}
              resources={matches.slice(0, shown)}
              words={words}
              onRequest={labels.onRequest}
              noFile={labels.noFile}
              files={files}
            />
          )}
          {!waiting && number > Math.min(shown, matches.length) && (
            <div className={css.more}>
              <div className={css.scripted}>
                <Button icon="plus" width="full-narrow" busy={short && !failed} onClick={showMore}>
                  {short
                    ? failed
                      ? labels.failed.again
                      : labels.loading
                    : `Show ${Math.min(step, number - shown)} more`}
                </Button>
                <Text size="small" tone="muted">
                  {lost ?? `${Math.min(shown, matches.length).toLocaleString('en')} of ${noun(number)} shown`}
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
