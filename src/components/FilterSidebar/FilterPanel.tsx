import { Root } from '@radix-ui/react-checkbox';
import { box } from '../Checkbox/Checkbox.css';
import { Icon } from '../Icon';
import { SearchField, type SearchFieldProps } from '../SearchField';
import { VisuallyHidden } from '../VisuallyHidden';
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
  search: Pick<SearchFieldProps, 'label' | 'placeholder' | 'value' | 'onValueChange'>;
  /** Filters in their order, each with its values. */
  groups: readonly FilterGroup[];
  /** A value of a group was chosen or is no longer chosen. */
  onChange: (group: string, value: string, chosen: boolean) => void;
  /** Read out after a count: "7 resources". Default "resources". */
  noun?: { one: string; other: string };
}

/** What FilterSidebar and FilterDialog have in common: the search and the groups. */
export function FilterPanel({
  search,
  groups,
  onChange,
  noun = { one: 'resource', other: 'resources' },
  scrolls,
}: FilterPanelProps & { scrolls: boolean }) {
  return (
    <>
      <SearchField {...search} />
      {groups.map((group) => (
        <fieldset key={group.id} className={css.group}>
          <legend className={css.legend}>{group.label}</legend>
          <ul className={scrolls && group.long ? css.scrolling : css.options}>
            {group.options.map(({ value, label, count }) => (
              <li key={value} className={css.option}>
                {/* The label holds its box rather than naming it by an id: there are many, and the page is to stay light. */}
                {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is a button, which a label can have */}
                <label className={css.label}>
                  <Root
                    className={box}
                    checked={group.selected.includes(value)}
                    onCheckedChange={(checked) => onChange(group.id, value, checked === true)}
                  >
                    <Icon name="check" size={14} />
                  </Root>
                  <span className={css.words}>{label}</span>{' '}
                  <span className={css.count}>
                    {count.toLocaleString('en')}
                    <VisuallyHidden> {count === 1 ? noun.one : noun.other}</VisuallyHidden>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </>
  );
}
