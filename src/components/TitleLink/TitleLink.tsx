import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import type { NativeProps } from '../native';
import * as css from './TitleLink.css';

export interface TitleLinkProps extends Omit<NativeProps<'a'>, 'href'> {
  /** `/path` uses the router; all other addresses are plain links. */
  href: string;
  /** Must be inside a Heading. */
  children: string;
  /** `false` if a button of the card states the action. Default true. */
  arrow?: boolean;
}

/**
 * Link in a Heading that makes its nearest positioned ancestor clickable, usually a Card or Cell. That ancestor must
 * contain no other control. Elsewhere, use Link.
 */
export function TitleLink({ href, children, arrow = true, ...native }: TitleLinkProps) {
  const lastWord = children.lastIndexOf(' ') + 1;
  return (
    <Anchor {...native} href={href} className={css.link}>
      <span className={css.words}>{children.slice(0, lastWord)}</span>
      <span className={css.end}>
        <span className={css.words}>{children.slice(lastWord)}</span>
        {arrow && (
          <span className={css.arrow}>
            <Icon name="arrow" size="text" />
          </span>
        )}
      </span>
    </Anchor>
  );
}
