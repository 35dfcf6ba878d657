export { SiteIndex, type SiteIndexProps } from './SiteIndex';
