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
  /** Those that the page holds, in the order in which they are shown. A featured one leads the list where it comes first. */
  first: readonly Resource[];
  /** How many there are. */
  total: number;
  /** How many of all there are of each value, in the order of `values`. */
  counts: Readonly<Record<Dimension, readonly number[]>>;
  /** The values of each filter, in the order in which they are shown. */
  values: FilterValues;
  /** Words of the filters, the list and its states. */
  labels: HubLabels;
  /** Fetches all resources, the first ones included. Default: from the site. */
  load?: () => Promise<readonly Resource[]>;
  /** Addresses of the files that exist. Default: those in `public/downloads`. */
  files?: readonly string[];
  /** How many are shown at first, and how many more at each click. Default 12. */
  step?: number;
}

/** These lists grow with the records, so they scroll (spec 2.8). */
const long: readonly Dimension[] = ['solution', 'topic'];
const none: readonly Resource[] = [];
const noun = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'resource' : 'resources'}`;

/**
 * The hub: all resources with their search and filters (spec 2.8, rules in spec 4 and 5), kept in the address's query. The page
 * holds the first resources; all are fetched once somebody searches, filters or asks for more.
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
  // What is asked for cannot be told from the first ones alone.
  const matches = found?.matches ?? (narrowed ? none : first);
  const waiting = narrowed && !found;
  const number = found ? matches.length : total;

  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // A list that was scrolled into starts at its top again when the visitor changes what it shows.
  const changed = useRef(false);
  // The first of those that were asked for beyond what is shown, which the focus goes to once they are there.
  const next = useRef(0);
  const changing =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      changed.current = true;
      next.current = 0;
      act(...args);
    };
  const focusResults = () => focusReplacement(heading.current, { preventScroll: true });
  // The button that was pressed goes: reading goes on from the results, once they are there.
  const leading = useRef(false);
  const clearing = changing(() => {
    clear();
    leading.current = true;
  });

  // How far the list is shown belongs to the history entry: another choice is another entry.
  const [reach, setReach] = useEntryState('shown', step);
  // A featured one has a row of its own, in place of half a step: the last row is full in two columns and in three.
  const less = matches[0]?.featured ? step / 2 - 1 : 0;
  const shown = reach - less;
  // More is asked for than is there.
  const short = !found && shown > step - less;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another try
  useEffect(() => {
    if (waiting || short) ask();
  }, [waiting, short, state, ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more are shown
  useLayoutEffect(() => {
    if (next.current === 0 || !found) return;
    focusReplacement(list.current?.children[next.current]?.querySelector('a'));
    next.current = 0;
  }, [shown, found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has changed
  useLayoutEffect(() => {
    if (!changed.current) return;
    changed.current = false;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView();
  }, [matches]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has changed
  useLayoutEffect(() => {
    if (!leading.current) return;
    leading.current = false;
    focusResults();
  }, [matches, failed]);

  const lost = failed && (waiting || short) ? labels.failed.title : undefined;
  const unknown = lost ?? (waiting ? labels.loading : undefined);
  const showMore = () => {
    // Otherwise the effect asks once the list is short, and a failure is not tried again by itself.
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
              // Without filters there is nothing to take away.
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
