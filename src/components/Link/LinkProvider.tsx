import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react';

/** Props of an internal link. */
export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute path with query and hash: `/services#plans`. */
  href: string;
}

/** Component for internal links; only Anchor reads it. */
export const LinkContext = createContext<ComponentType<SiteLinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders an internal link, for example with a router. It must pass all attributes and `ref` to an `a`. */
  component: ComponentType<SiteLinkProps>;
  children: ReactNode;
}

/** Sets the router's link component for addresses that start with `/`. Without it, links are plain `a` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
