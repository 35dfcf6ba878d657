import { Checkbox } from '../Checkbox';
import { SearchField, type SearchFieldProps } from '../SearchField';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './FilterPanel.css';

/** One group of filters, such as a category. */
export interface FilterGroup {
  id: string;
  label: string;
  options: readonly {
    readonly value: string;
    readonly label: string;
    /** Number of results for this value, given the selection in the other groups. */
    readonly count: number;
  }[];
  selected: readonly string[];
  /** Limits the height of the options in the sidebar and lets them scroll (spec 2.8). */
  long?: boolean;
}

export interface FilterPanelProps {
  search: Pick<SearchFieldProps, 'label' | 'placeholder' | 'value' | 'onValueChange' | 'onBlur'>;
  groups: readonly FilterGroup[];
  onValueChange: (group: string, value: string, chosen: boolean) => void;
  /** Unit of a count for screen readers: "7 resources". Default: the text of WordsProvider. */
  noun?: { one: string; other: string } | undefined;
}

/** Content shared by FilterSidebar and FilterDialog: the search field and the groups. */
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
                      <span>{count.toLocaleString('en')}</span>
                      <VisuallyHidden>{` ${count === 1 ? one : other}`}</VisuallyHidden>
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
