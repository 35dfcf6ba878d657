import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

/**
 * The bare link under Link, ButtonLink and whatever else navigates: addresses that start with `/` go through the
 * router, all others (`mailto:`, `tel:`, `#part`, another host) are plain. It has no look of its own and stays inside
 * the design system.
 */
export function Anchor({ href, ...rest }: AnchorProps) {
  // A file is fetched, never routed.
  if (href.startsWith('/') && !href.startsWith('//') && rest.download === undefined) {
    // `discover` is for the framework mode of the router and would mark every link in the HTML.
    return <RouterLink to={href} discover="none" {...rest} />;
  }
  return <a rel={/^(https?:)?\/\//.test(href) ? 'external noopener' : undefined} {...rest} href={href} />;
}
