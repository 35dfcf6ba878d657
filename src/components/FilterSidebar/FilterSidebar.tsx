import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import * as css from './FilterSidebar.css';

export interface FilterSidebarProps extends FilterPanelProps {
  /** Names the landmark: "Filter resources". */
  label: string;
}

/**
 * Search and filters beside a list (spec 2.8), each value with the number of results that it would give. It stays in
 * view and scrolls by itself where it is taller than the window. Below 1024 px a FilterDialog takes its place, and this
 * one is not shown; nor is it without scripts, where nothing in it could answer.
 */
export function FilterSidebar({ label, ...panel }: FilterSidebarProps) {
  return (
    <search aria-label={label} className={css.sidebar}>
      <FilterPanel {...panel} scrolls />
    </search>
  );
}
