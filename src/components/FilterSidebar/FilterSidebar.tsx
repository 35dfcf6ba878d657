import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import * as css from './FilterSidebar.css';

export interface FilterSidebarProps extends FilterPanelProps {
  /** Names the landmark: "Filter resources". */
  label: string;
}

/**
 * Search and filters beside a list (spec 2.8), each value with the number of results that it would give. It stays in
 * view, in a flex column that it stands at the end of; taller than the window, it scrolls with the page up to its end. Below
 * 1024 px a FilterDialog takes its place, and this one is not shown; nor is it without scripts, where nothing could answer.
 */
export function FilterSidebar({ label, ...panel }: FilterSidebarProps) {
  return (
    <search aria-label={label} className={css.sidebar}>
      <FilterPanel {...panel} />
    </search>
  );
}
