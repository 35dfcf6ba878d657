import { memo, useEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { LinkProvider } from '../components/Link';
import { SiteFooter } from '../components/SiteFooter';
import { SiteHeader } from '../components/SiteHeader';
import { SkipLink } from '../components/SkipLink';
import { ThemeSwitch } from '../components/ThemeSwitch';
import { WordsProvider } from '../components/words';
import { canonicalPath } from '../content/canonicalPath';
import { frame } from '../content/frame';
import { words } from '../content/words';
import { menuDrawing } from '../sections/menuDrawing';
import { CurrentPage } from './CurrentPage';
import type { History } from './history';
import { Metadata } from './Metadata';
import { useArrival, usePrintable } from './navigationEffects';
import { RouterLink } from './RouterLink';
import { areaAt, routeAt } from './routes';
import { useScrollPosition } from './scrollPosition';
import { chooseTheme, storedTheme, type ThemeChoice } from './theme';

/** The theme switch, which shows the stored choice once scripts run: the prerendered page cannot know it. */
function Theme() {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  useEffect(() => {
    // Also when it was chosen in another tab, or while this page was in the back/forward cache.
    const follow = () => setChoice(storedTheme() ?? 'system');
    follow();
    for (const type of ['storage', 'pageshow']) addEventListener(type, follow);
    return () => {
      for (const type of ['storage', 'pageshow']) removeEventListener(type, follow);
    };
  }, []);
  const change = (next: ThemeChoice) => {
    chooseTheme(next);
    setChoice(next);
  };
  return <ThemeSwitch value={choice} onValueChange={change} />;
}

const { about, solutions, direct } = frame.header.navigation;
const navigation = { about, solutions: { ...solutions, media: menuDrawing }, direct };
const themeSwitch = <Theme />;
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);

/** Header, content and footer around every page (spec 2.2), with the metadata of the page at this address. */
export function Frame({ location, type, navigator }: History) {
  const path = canonicalPath(location.pathname);
  const address = { location, navigator };
  useArrival(location, type);
  usePrintable(path);
  useScrollPosition(location, type);
  return (
    <WordsProvider words={words}>
      <LinkProvider component={RouterLink}>
        <Metadata path={path} />
        <SkipLink>Skip to content</SkipLink>
        <Router {...address}>
          <Header
            {...frame.header}
            navigation={navigation}
            variant={path === '/' ? 'transparent-at-top' : 'solid'}
            path={path}
            area={areaAt(path)}
          />
        </Router>
        <main id="main">
          <CurrentPage {...address} type={type} />
        </main>
        <Router {...address}>
          <Footer {...frame.footer} page={routeAt(path).name} path={path} themeSwitch={themeSwitch} />
        </Router>
      </LinkProvider>
    </WordsProvider>
  );
}
