import type { ReactNode } from 'react';

/** Ids of the header's dropdowns (spec 2.2). */
export type MenuId = 'about' | 'solutions';

/** Link in the header's menus. */
export interface NavItem {
  label: string;
  href: string;
  /** Second line under the label. */
  hint?: string;
  /** Text at the end of the row, such as the duration of a service. */
  note?: string;
  /** Layer to highlight in the drawing beside the list while this row is hovered or focused. */
  plate?: 'core' | 'bus' | 'ai' | 'cx';
}

/** Links of the header and the mobile menu (spec 2.2). */
export interface Navigation {
  about: { label: string; links: readonly NavItem[] };
  solutions: {
    label: string;
    first: NavItem;
    links: readonly NavItem[];
    last: NavItem;
    /** Drawings beside the list, all of the same size: `whole` always, and over it the layer that a row highlights. */
    media?: Readonly<Record<'whole' | NonNullable<NavItem['plate']>, ReactNode>>;
  };
  direct: readonly NavItem[];
}
