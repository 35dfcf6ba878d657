import { Checkbox } from '../Checkbox';
import { SearchField, type SearchFieldProps } from '../SearchField';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './FilterPanel.css';

/** One dimension of a filter. */
export interface FilterGroup {
  id: string;
  label: string;
  options: readonly {
    readonly value: string;
    readonly label: string;
    /** How many results the value gives together with the other groups. */
    readonly count: number;
  }[];
  /** Values that are chosen. */
  selected: readonly string[];
  /** A long list scrolls at a maximum height in the sidebar (spec 2.8). */
  long?: boolean;
}

export interface FilterPanelProps {
  /** The search field above the filters. */
  search: Pick<SearchFieldProps, 'label' | 'placeholder' | 'value' | 'onValueChange' | 'onBlur'>;
  /** Filters in their order, each with its values. */
  groups: readonly FilterGroup[];
  /** A value of a group was chosen or is no longer chosen. */
  onValueChange: (group: string, value: string, chosen: boolean) => void;
  /** Read out after a count: "7 resources". Default: the WordsProvider’s. */
  noun?: { one: string; other: string } | undefined;
}

/** What FilterSidebar and FilterDialog have in common: the search and the groups. */
export function FilterPanel({ search, groups, onValueChange, noun }: FilterPanelProps) {
  const words = useWords('filter');
  const { one, other } = noun ?? words.noun;
  return (
    <>
      <SearchField {...search} />
      {groups.map(({ id, label, options, selected, long }) => (
        <fieldset key={id} className={css.group}>
          <legend className={css.legend}>{label}</legend>
          <ul className={long ? css.scrolling : css.options}>
            {options.map(({ value, label: name, count }) => (
              <li key={value}>
                <Checkbox
                  label={name}
                  count={
                    <>
                      {count.toLocaleString('en')}
                      <VisuallyHidden> {count === 1 ? one : other}</VisuallyHidden>
                    </>
                  }
                  size="small"
                  checked={selected.includes(value)}
                  onCheckedChange={(checked) => onValueChange(id, value, checked)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </>
  );
}
