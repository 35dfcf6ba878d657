import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import type { SiteLinkProps } from '../components/Link';

/**
 * A link within the site, for LinkProvider: a click shows the page without loading it. The router’s own Link weighs
 * 3.5 KB more, for what only its framework mode has.
 */
export function RouterLink({ href, onClick, ...rest }: SiteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, rest.target ? { target: rest.target } : {});
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}
