export { SiteHeader, type SiteHeaderProps } from './SiteHeader';
export { SCROLL_THRESHOLD, watchScrolled } from './scrolled';
