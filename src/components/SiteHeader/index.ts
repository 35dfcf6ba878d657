export { SiteHeader, type SiteHeaderProps } from './SiteHeader';
export { watchScrolled } from './scrolled';
