import { type MouseEvent, useId, useLayoutEffect, useState } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import { Logo, type LogoProps } from '../Logo';
import type { NavItem, Navigation } from '../NavMenu';
import { Figure } from '../Stat/Figure';
import { useModalDialog } from '../useModalDialog';
import { useWords } from '../words';
import * as css from './MobileMenu.css';

export interface MobileMenuProps {
  navigation: Navigation;
  /** Link of the logo, with the brand name and an accessible name. */
  home: { href: string; label: string } & Pick<LogoProps, 'name' | 'wordmark'>;
  /** Call to action. */
  action: { label: string; href: string };
  /** Current path. A change closes the menu. */
  path: string;
  /** Notice at the top: "Q1 2025 Implementation Slots Available". */
  banner?: string;
  proof?: readonly { value: string; label: string }[] | undefined;
  note?: string;
}

/**
 * Menu of the header in windows below 1024 px, in a full-screen native `dialog` (spec 2.2). Without scripts, the toggle
 * is a link to the list of pages in SiteFooter (`#site-index`). From 1024 px, use NavMenu.
 */
export function MobileMenu({ navigation, home, action, path, banner, proof = [], note }: MobileMenuProps) {
  const words = useWords('navigation');
  const { open, show, close, dialog } = useModalDialog(css.desk);
  const id = useId();

  // Closes before the new page moves focus to its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path closes the menu
  useLayoutEffect(close, [path]);

  const closeOnLink = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A link to the current page does not change `path`.
    if ((event.target as Element).closest('a')) close();
  };
  const { about, solutions, direct } = navigation;

  return (
    <>
      <button
        type="button"
        className={css.toggle}
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={show}
      >
        <Icon name="menu" size={24} />
      </button>
      <a href="#site-index" className={css.indexLink} aria-label={words.menu}>
        <Icon name="menu" size={24} />
      </a>
      <dialog
        ref={dialog.ref}
        id={id}
        className={css.dialog}
        aria-label={words.menu}
        data-surface="ink"
        data-mobile-menu=""
        onClose={dialog.onClose}
        onClick={closeOnLink}
        onKeyDown={dialog.onKeyDown}
      >
        {open && (
          <div className={css.panel}>
            <div className={css.head}>
              <Anchor href={home.href} className={css.logo} aria-label={home.label}>
                <Logo name={home.name} wordmark={home.wordmark} />
              </Anchor>
              <button type="button" className={css.close} aria-label={words.close} onClick={close}>
                <Icon name="close" size={24} />
              </button>
            </div>
            {banner && (
              <p className={css.banner}>
                <span className={css.dot} />
                {banner}
              </p>
            )}
            <nav aria-label={words.main} className={css.links}>
              <ul>
                <Disclosure label={about.label} links={about.links} path={path} />
                <Disclosure
                  label={solutions.label}
                  links={[solutions.first, ...solutions.links, solutions.last]}
                  path={path}
                />
                {direct.map(({ label, href }) => (
                  <li key={href} className={css.entry}>
                    <Anchor href={href} className={css.large} aria-current={href === path ? 'page' : undefined}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={css.action}>
              <ButtonLink variant="signal" width="full-narrow" arrow href={action.href}>
                {action.label}
              </ButtonLink>
            </div>
            {proof.length > 0 && (
              <ul className={css.proof}>
                {proof.map((figure) => (
                  <Figure key={figure.label} as="li" {...figure} cell />
                ))}
              </ul>
            )}
            {note && <p className={css.note}>{note}</p>}
          </div>
        )}
      </dialog>
    </>
  );
}

/** Button that shows and hides a list of links. */
function Disclosure({ label, links, path }: { label: string; links: readonly NavItem[]; path: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={css.entry}>
      <button
        type="button"
        className={css.large}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span className={css.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <ul id={id} className={css.list} hidden={!open}>
        {links.map(({ label: words, href, note }) => (
          <li key={href}>
            <Anchor href={href} className={css.link} aria-current={href === path ? 'page' : undefined}>
              <span>{words}</span>
              {note && <span className={css.fact}>{note}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </li>
  );
}
