import { use } from 'react';
import { LinkContext, type SiteLinkProps } from './LinkProvider';

export interface AnchorProps extends SiteLinkProps {}

/**
 * Unstyled base of Link, ButtonLink and other navigation; internal to the design system. Addresses that start with `/`
 * use the component from LinkProvider; all others (`mailto:`, `tel:`, `#part`, other hosts) are plain links.
 */
export function Anchor({ href, ...rest }: AnchorProps) {
  const SiteLink = use(LinkContext);
  // Downloads bypass the router.
  if (href.startsWith('/') && !href.startsWith('//') && rest.download === undefined)
    return <SiteLink href={href} {...rest} />;
  return <a rel={/^(https?:)?\/\//.test(href) ? 'external noopener' : undefined} {...rest} href={href} />;
}
