export type { FilterGroup, FilterPanelProps } from './FilterPanel';
export { FilterSidebar, type FilterSidebarProps } from './FilterSidebar';
