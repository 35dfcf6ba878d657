import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import type { NativeProps } from '../native';
import * as css from './TitleLink.css';

export interface TitleLinkProps extends Omit<NativeProps<'a'>, 'href'> {
  /** As for Link: `/path` goes through the router, all else is a plain link. */
  href: string;
  /** The title itself. It stands inside a Heading. */
  children: string;
  /** `false` where a button of the cell says in words what happens. Default true. */
  arrow?: boolean;
}

/**
 * A title that leads somewhere, inside the Heading of a Cell: the whole cell can be clicked and shows the focus ring, while
 * only the title is read out as the link. A cell has one TitleLink, and what the TitleLink covers holds no other link or
 * button. Elsewhere use Link.
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
