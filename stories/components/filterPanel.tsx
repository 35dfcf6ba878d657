import { useState } from 'react';
import type { FilterPanelProps } from '../../src/components/FilterSidebar';

const options = (entries: readonly (readonly [label: string, count: number])[]) =>
  entries.map(([label, count]) => ({ value: label.toLowerCase().replace(/\W+/g, '-'), label, count }));

/** Filter groups in the stories of FilterSidebar and FilterDialog. */
export const groups: FilterPanelProps['groups'] = [
  {
    id: 'industry',
    label: 'Industry',
    selected: [],
    options: options([
      ['Manufacturing', 7],
      ['Shops & Stalls', 5],
      ['Harbors & Rails', 5],
      ['Financial Services', 1],
      ['Healthcare', 0],
    ]),
  },
  {
    id: 'solution',
    label: 'Solution',
    selected: [],
    long: true,
    options: options([
      ['S/4HANA', 8],
      ['SAP BTP', 6],
      ['Joule', 5],
      ['AI', 7],
      ['Counters & Tills', 4],
      ['Service Cloud', 3],
      ['Card Index', 2],
      ['Field Service', 2],
    ]),
  },
];

export const longGroups = groups.map((group) => ({
  ...group,
  options: group.options.map(({ value, label, count }) => ({
    value,
    label: `${label} & Donaudampfschifffahrtsgesellschaften`,
    count: count * 1000,
  })),
}));

/** Adds state for the search and the selection, as a page does. */
export function useChoices<Props extends FilterPanelProps>(props: Props): Props {
  const [words, setWords] = useState(props.search.value);
  const [chosen, setChosen] = useState(new Map(props.groups.map(({ id, selected }) => [id, selected])));
  return {
    ...props,
    search: {
      ...props.search,
      value: words,
      onValueChange: (value: string) => {
        setWords(value);
        props.search.onValueChange?.(value);
      },
    },
    groups: props.groups.map((group) => ({ ...group, selected: chosen.get(group.id) ?? [] })),
    onValueChange: (group: string, value: string, on: boolean) => {
      const others = (chosen.get(group) ?? []).filter((other) => other !== value);
      setChosen(new Map(chosen).set(group, on ? [...others, value] : others));
      props.onValueChange(group, value, on);
    },
  };
}
