export { ResourceTitles, type ResourceTitlesProps } from './ResourceTitles';
