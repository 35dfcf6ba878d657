import type { ReactNode } from 'react';

/** The two dropdowns of the header (spec 2.2). */
export type MenuId = 'about' | 'solutions';

/** A link of the header's menus. */
export interface NavItem {
  label: string;
  href: string;
  /** A second line under the label. */
  hint?: string;
  /** At the end of the row, e.g. how long a service takes. */
  note?: string;
  /** Which plate of the small drawing lights up while the row is pointed at or focused. */
  plate?: 'core' | 'bus' | 'ai' | 'cx';
}

/** What the header, the mobile menu and their links are made of (spec 2.2). */
export interface Navigation {
  about: { label: string; links: readonly NavItem[] };
  solutions: {
    label: string;
    first: NavItem;
    links: readonly NavItem[];
    last: NavItem;
    /** Drawings of one paper beside the open list: the whole, and over it the plates that its rows light. */
    media?: Readonly<Record<'whole' | NonNullable<NavItem['plate']>, ReactNode>>;
  };
  /** Links beside the dropdowns. */
  direct: readonly NavItem[];
}
