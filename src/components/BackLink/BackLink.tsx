import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import * as css from './BackLink.css';

export interface BackLinkProps {
  /** Address it leads to. */
  href: string;
  /** Where it leads: "Back to About Us". */
  children: ReactNode;
}

/** Above the title of a page with one parent (spec 2.7). Where there are more steps use Breadcrumb. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Anchor href={href} className={css.back}>
      <span className={css.arrow}>
        <Icon name="arrow-back" size={14} />
      </span>
      {children}
    </Anchor>
  );
}
