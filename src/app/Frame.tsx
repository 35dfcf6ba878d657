import { memo, startTransition, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { SiteFooter } from '../components/SiteFooter';
import { SiteHeader } from '../components/SiteHeader';
import { SkipLink } from '../components/SkipLink';
import { ThemeSwitch } from '../components/ThemeSwitch';
import { brand } from '../content/brand';
import { canonicalPath } from '../content/canonicalPath';
import { claims } from '../content/claims';
import { legalLine } from '../content/legal';
import { logo } from '../content/logo';
import { navigation } from '../content/navigation';
import { footerOffices } from '../content/offices';
import { AtAddress } from './AtAddress';
import { Metadata } from './Metadata';
import { useArrival, useHeadingFocus, usePrintable, useScrollPosition } from './navigationEffects';
import { routeAt } from './routes';
import { Screen } from './Screen';
import { chooseTheme, storedTheme, type ThemeChoice } from './theme';

/** The theme switch, which shows the stored choice once scripts run: the prerendered page cannot know it. */
function Theme() {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  useEffect(() => setChoice(storedTheme()), []);
  const change = (next: ThemeChoice) => {
    chooseTheme(next);
    setChoice(next);
  };
  return <ThemeSwitch value={choice} onChange={change} />;
}

const home = { href: '/', ...logo, label: `${brand.name}, home` };
const { about, solutions, action, footer } = navigation;
/** Links of the dropdowns that the footer does not have anyway. */
const more = [...about.links, solutions.first, ...solutions.links, action].filter(
  ({ href }) => !footer.some((link) => link.href === href),
);

const claimed = [claims.sapProjects, claims.efficiencyGains];
const stats = [claims.projects, claims.years];
const note = `* ${brand.disclaimer}`;
const themeSwitch = <Theme />;
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);

/** Follows an address once its screen is painted. */
function useSettled(location: Location) {
  const [settled, setSettled] = useState(location);
  useEffect(() => startTransition(() => setSettled(location)), [location]);
  return settled;
}

/**
 * Header, content and footer around every screen (spec 2.2), with the metadata of the page at this address. A new screen
 * is painted first; what the metadata, header and footer say of it follows, and the focus.
 */
export function Frame() {
  const location = useLocation();
  const settled = useSettled(location);
  const asked = canonicalPath(location.pathname);
  const path = canonicalPath(settled.pathname);
  useArrival(asked);
  useHeadingFocus(path);
  usePrintable(path);
  useScrollPosition();
  return (
    <AtAddress location={settled}>
      <Metadata path={path} />
      <SkipLink>Skip to content</SkipLink>
      <Header
        mode={asked === '/' ? 'transparent-at-top' : 'solid'}
        navigation={navigation}
        home={home}
        action={action}
        path={path}
        banner={claims.slotsBanner.label}
        proof={claimed}
        note={note}
      />
      <main id="main" tabIndex={-1}>
        <Screen location={location} />
      </main>
      <Footer
        name={brand.name}
        tagline={brand.tagline}
        stats={stats}
        links={footer}
        more={more}
        offices={footerOffices}
        start={navigation.start}
        legal={legalLine}
        legalLinks={navigation.legal}
        sheet={routeAt(path).name}
        path={path}
        themeSwitch={themeSwitch}
      />
    </AtAddress>
  );
}
