import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address it leads to. */
  href: string;
}

/** A link within the site. The router’s own Link weighs 3.5 KB more, for what only its framework mode has. */
function Routed({ href, onClick, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, rest.target ? { target: rest.target } : {});
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}

/**
 * The bare link under Link, ButtonLink and whatever else navigates: addresses that start with `/` go through the
 * router, all others (`mailto:`, `tel:`, `#part`, another host) are plain. It has no look of its own and stays inside
 * the design system.
 */
export function Anchor({ href, ...rest }: AnchorProps) {
  // A file is fetched, never routed.
  if (href.startsWith('/') && !href.startsWith('//') && rest.download === undefined)
    return <Routed href={href} {...rest} />;
  return <a rel={/^(https?:)?\/\//.test(href) ? 'external noopener' : undefined} {...rest} href={href} />;
}
