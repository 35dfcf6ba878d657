import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react';

/** What every link within the site is given: the attributes of an `a`, with its address. */
export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute path, with query and hash: `/services#plans`. */
  href: string;
}

/** What shows a link within the site. Only Anchor reads it. */
export const LinkContext = createContext<ComponentType<SiteLinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Shows a link within the site, e.g. with a router. It passes all attributes and `ref` on to an `a`. */
  component: ComponentType<SiteLinkProps>;
  /** Where it holds. */
  children: ReactNode;
}

/**
 * Has every component's links within the site (addresses that begin with `/`) shown by a router's link. Without it they
 * are plain `a` elements, and the browser loads the next page.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
