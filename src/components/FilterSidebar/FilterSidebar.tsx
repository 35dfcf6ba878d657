import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import * as css from './FilterSidebar.css';

export interface FilterSidebarProps extends FilterPanelProps {
  /** Accessible name of the landmark: "Filter resources". */
  label: string;
}

/** Sticky search and filters beside a list (spec 2.8), at the end of a flex column. Under 1024 px, use FilterDialog. */
export function FilterSidebar({ label, ...panel }: FilterSidebarProps) {
  return (
    <search aria-label={label} className={css.sidebar}>
      <FilterPanel {...panel} />
    </search>
  );
}
