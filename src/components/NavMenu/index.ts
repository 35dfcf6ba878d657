export { type NavItem, type Navigation, NavMenu, type NavMenuProps } from './NavMenu';
