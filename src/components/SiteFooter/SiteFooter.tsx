import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import { Logo } from '../Logo';
import { useWords } from '../words';
import * as css from './SiteFooter.css';

export interface SiteFooterProps {
  name: string;
  /** One line about the company. */
  tagline: string;
  stats: readonly { value: string; label: string }[];
  links: readonly { label: string; href: string }[];
  /** Other links of the header's menus, for visitors without scripts. */
  more?: readonly { label: string; href: string }[];
  offices: readonly { city: string; role: string; coordinates: string }[];
  /** Final call to action: "Get Started". */
  start: { label: string; href: string };
  legal: string;
  /** Links after the copyright: legal pages and site map. */
  legalLinks?: readonly { label: string; href: string }[];
  /** Short title of the current page. */
  page: string;
  path: string;
  themeSwitch?: ReactNode;
}

/** Footer of every page (spec 2.2). Without scripts, MobileMenu links to the footer's list of pages, `#site-index`. */
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
            {/* The switch has its own accessible name. */}
            <span className={css.themeLabel} aria-hidden="true">
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
