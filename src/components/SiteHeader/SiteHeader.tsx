import { cva } from 'class-variance-authority';
import { memo, useEffect } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Anchor } from '../Link/Anchor';
import { Logo, type LogoProps } from '../Logo';
import { MobileMenu, type MobileMenuProps } from '../MobileMenu';
import { type Navigation, NavMenu } from '../NavMenu';
import * as css from './SiteHeader.css';
import { watchScrolled } from './scrolled';

const header = cva(css.header, { variants: { mode: css.mode } });

// The header changes its look at once, and its menus when they have something new to say.
const Wide = memo(NavMenu);
const Narrow = memo(MobileMenu);

export interface SiteHeaderProps extends Pick<MobileMenuProps, 'banner' | 'proof' | 'note'> {
  /** `solid` on the page’s surface, or `transparent-at-top` over a dark hero and solid ink once the page is scrolled. */
  variant: 'solid' | 'transparent-at-top';
  /** Areas of the site with their pages, in order. */
  navigation: Navigation;
  /** Where the logo leads, the brand's name in it, and what the link is called: that name and "home". */
  home: { href: string; label: string } & Pick<LogoProps, 'name' | 'wordmark'>;
  /** The one call to action, e.g. "Free Strategy Call". */
  action: { label: string; href: string };
  /** Path of the page that is shown. */
  path: string;
  /** Address of the page that stands for it or for its area. */
  area?: string;
}

/**
 * Frames every page at its top (spec 2.2). `transparent-at-top` lies over the page, which must begin with an ink
 * section, until it is scrolled by more than 10 px, and is solid ink from there on; `solid` takes a place of its own above the page. Both stay at the
 * window's top edge; put it next to the page's other parts, not in a box of its own, or `solid` scrolls away with it.
 * From 1024 px it shows NavMenu, below that the toggle of MobileMenu.
 */
export function SiteHeader({ variant, navigation, home, action, path, area, banner, proof, note }: SiteHeaderProps) {
  // The scrolled look hangs on an attribute of the root element, which the page's loader keeps until this runs.
  useEffect(() => watchScrolled(document.documentElement, window), []);
  return (
    <header className={header({ mode: variant })}>
      <div className={css.row}>
        <Anchor href={home.href} className={css.logo} aria-label={home.label}>
          <Logo name={home.name} wordmark={home.wordmark} />
        </Anchor>
        <div className={css.wide}>
          <Wide navigation={navigation} path={path} area={area} />
          <div className={css.action}>
            <ButtonLink variant="outline" size="medium" href={action.href}>
              {action.label}
            </ButtonLink>
          </div>
        </div>
        <div className={css.narrow}>
          <Narrow
            navigation={navigation}
            home={home}
            action={action}
            path={path}
            banner={banner}
            proof={proof}
            note={note}
          />
        </div>
      </div>
    </header>
  );
}
