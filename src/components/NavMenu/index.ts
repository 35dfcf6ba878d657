export { NavMenu, type NavMenuProps } from './NavMenu';
export type { NavItem, Navigation } from './navigation';
