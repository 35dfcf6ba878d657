import { use } from 'react';
import { LinkContext, type SiteLinkProps } from './LinkProvider';

export interface AnchorProps extends SiteLinkProps {}

/** Unstyled base of all links, not in the public API. Only paths on this site use the component of LinkProvider. */
export function Anchor({ href, ...rest }: AnchorProps) {
  const SiteLink = use(LinkContext);
  // Downloads bypass the router.
  if (href.startsWith('/') && !href.startsWith('//') && rest.download === undefined)
    return <SiteLink href={href} {...rest} />;
  return <a rel={/^(https?:)?\/\//.test(href) ? 'external noopener' : undefined} {...rest} href={href} />;
}
