import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import * as css from './FilterSidebar.css';

export interface FilterSidebarProps extends FilterPanelProps {
  /** Accessible name of the landmark: "Filter resources". */
  label: string;
}

/**
 * Search and filters beside a list, with result counts (spec 2.8). Place it in a flex column, where it is sticky.
 * Hidden without scripts and below 1024 px, where FilterDialog replaces it.
 */
export function FilterSidebar({ label, ...panel }: FilterSidebarProps) {
  return (
    <search aria-label={label} className={css.sidebar}>
      <FilterPanel {...panel} />
    </search>
  );
}
