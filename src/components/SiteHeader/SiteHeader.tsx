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

// Memoized, because the menus do not depend on `variant`.
const Wide = memo(NavMenu);
const Narrow = memo(MobileMenu);

export interface SiteHeaderProps extends Pick<MobileMenuProps, 'banner' | 'proof' | 'note'> {
  /** `solid` always has a background; `transparent-at-top` has none over an ink section until the page scrolls. */
  variant: 'solid' | 'transparent-at-top';
  navigation: Navigation;
  /** Link of the logo, with the brand name and an accessible name. */
  home: { href: string; label: string } & Pick<LogoProps, 'name' | 'wordmark'>;
  /** Call to action: "Free Strategy Call". */
  action: { label: string; href: string };
  path: string;
  /**
   * Path that stands for the current page in the menu. For an alias, it is the path of the main page; for any other
   * page, it is the path of the top page of the area.
   */
  area?: string;
}

/**
 * Header of every page (spec 2.2). `transparent-at-top` overlays the page, which must begin with an ink section, and
 * becomes solid after scrolling by more than 10 px; `solid` takes up space above the page. Both normally stay at the
 * top of the window, but inside a wrapper, `solid` scrolls away with the wrapper. In windows from 1024 px, the header
 * shows NavMenu; in narrower ones, the toggle of MobileMenu.
 */
export function SiteHeader({ variant, navigation, home, action, path, area, banner, proof, note }: SiteHeaderProps) {
  // Replaces the scroll handler of the loader.
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
