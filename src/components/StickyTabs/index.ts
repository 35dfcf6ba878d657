export { StickyTabs, type StickyTabsProps } from './StickyTabs';
