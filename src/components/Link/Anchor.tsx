import { use } from 'react';
import { LinkContext, type SiteLinkProps } from './LinkProvider';

export interface AnchorProps extends SiteLinkProps {}

/**
 * The bare link under Link, ButtonLink and whatever else navigates: addresses that start with `/` are shown by what the
 * LinkProvider gives, all others (`mailto:`, `tel:`, `#part`, another host) are plain. It has no look of its own and
 * stays inside the design system.
 */
export function Anchor({ href, ...rest }: AnchorProps) {
  const SiteLink = use(LinkContext);
  // A file is fetched, never routed.
  if (href.startsWith('/') && !href.startsWith('//') && rest.download === undefined)
    return <SiteLink href={href} {...rest} />;
  return <a rel={/^(https?:)?\/\//.test(href) ? 'external noopener' : undefined} {...rest} href={href} />;
}
