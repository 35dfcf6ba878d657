export { Link, type LinkProps } from './Link';
export { LinkProvider, type LinkProviderProps, type SiteLinkProps } from './LinkProvider';
