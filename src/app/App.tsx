import { memo, use, useEffect, useState } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary, ErrorNotice } from '../components/ErrorBoundary';
import { LinkProvider } from '../components/Link';
import { Section } from '../components/Section';
import { SiteFooter } from '../components/SiteFooter';
import { SiteHeader } from '../components/SiteHeader';
import { SkipLink } from '../components/SkipLink';
import { ThemeSwitch } from '../components/ThemeSwitch';
import { WordsProvider } from '../components/words';
import { canonicalPath } from '../content/canonicalPath';
import { contentPageAt, contentPages } from '../content/contentPages';
import { failures } from '../content/failures.data';
import { frame } from '../content/frame.data';
import type { PageName } from '../content/pages';
import { notFoundRoute, routes } from '../content/routes.data';
import { words } from '../content/words';
import { menuDrawing } from '../sections/menuDrawing';
import { Metadata } from './Metadata';
import {
  isFollowedLink,
  useHeadingFocus,
  usePageTransition,
  usePrefetchOnIntent,
  usePrintable,
} from './navigationEffects';
import { lazyPage, pageContent } from './pages';
import { RouterLink } from './RouterLink';
import { useScrollPosition } from './scrollPosition';
import { chooseTheme, storedTheme, type ThemeChoice } from './theme';

/** Shows the stored theme only after hydration, because a prerendered page cannot contain it. */
function ThemeControl() {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  useEffect(() => {
    // The theme may change in another tab, or while this page is in the back/forward cache.
    const update = () => setChoice(storedTheme() ?? 'system');
    update();
    for (const type of ['storage', 'pageshow']) addEventListener(type, update);
    return () => {
      for (const type of ['storage', 'pageshow']) removeEventListener(type, update);
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
const themeSwitch = <ThemeControl />;
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);

const NotFound = lazyPage('NotFound');

function ContentPage({ name }: { name: PageName }) {
  const Page = lazyPage(name);
  const data = use(pageContent(canonicalPath(useLocation().pathname)));
  return data ? <Page content={data.content as never} /> : <NotFound />;
}

function TablePage({ path, name }: { path: string; name: PageName }) {
  const Page = lazyPage(name);
  return <Page path={path} />;
}

const allRoutes = (
  <Routes>
    {Object.entries(routes).map(([path, { page }]) => (
      <Route key={path} path={path} element={<TablePage path={path} name={page} />} />
    ))}
    {Object.entries(contentPages).map(([path, name]) => (
      <Route key={path} path={path} element={<ContentPage name={name} />} />
    ))}
    <Route path="*" element={<NotFound />} />
  </Routes>
);

const errorNotice = (
  <Section surface="ink">
    <ErrorNotice {...failures.page} level={1} />
  </Section>
);

/**
 * Key that changes with the page, and when the visitor follows a link to the same page. It does not change with
 * fragments or filters.
 */
function usePageKey(): string {
  const location = useLocation();
  const type = useNavigationType();
  const [page, setPage] = useState({ key: location.key, location });
  if (page.location !== location) {
    const isSamePage = canonicalPath(page.location.pathname) === canonicalPath(location.pathname);
    setPage({ key: isSamePage && !isFollowedLink(location, type) ? page.key : location.key, location });
  }
  return page.key;
}

/** Header, page and footer (spec 2.2) for the current location. */
export function App() {
  const location = useLocation();
  const type = useNavigationType();
  const path = canonicalPath(location.pathname);
  const content = contentPageAt(path) && use(pageContent(path));
  const route = routes[path] ?? content?.route ?? notFoundRoute;
  const pageKey = usePageKey();
  usePageTransition(location, type);
  usePrintable(path);
  useScrollPosition(location, type);
  usePrefetchOnIntent();
  useHeadingFocus(pageKey);
  return (
    <WordsProvider words={words}>
      <LinkProvider component={RouterLink}>
        <Metadata path={path} route={route} />
        <SkipLink>Skip to content</SkipLink>
        <Header
          {...frame.header}
          navigation={navigation}
          variant={path === '/' ? 'transparent-at-top' : 'solid'}
          path={path}
          // On an alias, the menu marks its main page. On any other page, it marks the top page of the area.
          area={route.aliasOf ?? route.area}
        />
        <main id="main">
          <ErrorBoundary key={pageKey} fallback={errorNotice} resetKey={location}>
            {allRoutes}
          </ErrorBoundary>
        </main>
        <Footer {...frame.footer} page={route.name} path={path} themeSwitch={themeSwitch} />
      </LinkProvider>
    </WordsProvider>
  );
}
