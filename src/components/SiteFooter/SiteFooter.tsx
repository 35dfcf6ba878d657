import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import { Logo } from '../Logo';
import { useWords } from '../words';
import * as css from './SiteFooter.css';

export interface SiteFooterProps {
  /** The firm’s name. */
  name: string;
  /** What the firm does, in one line. */
  tagline: string;
  /** Two figures. */
  stats: readonly { value: string; label: string }[];
  /** Pages to go to from the end of any page. */
  links: readonly { label: string; href: string }[];
  /** Other links of the site's menus, listed here where no script can open those. */
  more?: readonly { label: string; href: string }[];
  /** Offices in their order, with what each does and where it is. */
  offices: readonly { city: string; role: string; coordinates: string }[];
  /** The last call, e.g. "Get Started". */
  start: { label: string; href: string };
  /** Copyright and disclaimer. */
  legal: string;
  /** After the copyright: legal texts and the site map. */
  legalLinks?: readonly { label: string; href: string }[];
  /** Short title of the page that is shown. */
  page: string;
  /** Path of the page that is shown. */
  path: string;
  /** A ThemeSwitch. Its cell is not there without scripts, when it could do nothing. */
  themeSwitch?: ReactNode;
}

/**
 * Frames every page at its end, as the title block of a drawing sheet (spec 2.2). Its index, `#site-index`, is where
 * the mobile menu's toggle leads without scripts.
 */
export function SiteFooter(props: SiteFooterProps) {
  const words = useWords('navigation');
  const theme = useWords('theme');
  const { name, tagline, stats, links, more = [], offices, start, page, path, themeSwitch } = props;
  const { legal, legalLinks = [] } = props;
  return (
    <footer className={css.footer} data-surface="ink">
      <div className={css.block}>
        <div className={css.brand}>
          <span className={css.mark}>
            <Logo variant="icon-only" size="lg" />
          </span>
          <div>
            <p className={css.name}>{name}</p>
            <p className={css.tagline}>{tagline}</p>
          </div>
        </div>
        <ul className={css.stats}>
          {stats.map(({ value, label }) => (
            <li key={label} className={css.stat}>
              <span className={css.figure}>{value}</span> <span className={css.statLabel}>{label}</span>
            </li>
          ))}
        </ul>
        <nav id="site-index" className={css.index} aria-label={words.index}>
          <ul className={css.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Anchor href={href} className={css.link} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          <noscript>
            <ul className={css.links}>
              {more.map(({ label, href }) => (
                <li key={href}>
                  <Anchor href={href} className={css.link}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </noscript>
        </nav>
        {offices.map(({ city, role, coordinates }) => (
          <div key={city} className={css.office}>
            <p className={css.city}>{city}</p>
            <p className={css.role}>{role}</p>
            <p className={css.coordinates}>{coordinates}</p>
          </div>
        ))}
        <Anchor href={start.href} className={css.start}>
          {start.label}
          <span className={css.startArrow}>
            <Icon name="arrow" size={26} />
          </span>
        </Anchor>
        <div className={css.legal}>
          {legal}
          {legalLinks.length > 0 && (
            <ul className={css.legalLinks}>
              {legalLinks.map(({ label, href }) => (
                <li key={href}>
                  <Anchor href={href} className={css.link} aria-current={href === path ? 'page' : undefined}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
        {themeSwitch && (
          <div className={css.theme}>
            {/* The switch names itself; this is its lettering on the sheet. */}
            <span className={css.themeWord} aria-hidden="true">
              {theme.label}
            </span>
            {themeSwitch}
          </div>
        )}
        <p className={css.page}>{page}</p>
      </div>
    </footer>
  );
}
