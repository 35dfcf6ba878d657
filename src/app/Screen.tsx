import { Activity, memo, startTransition, use, useEffect, useRef, useState } from 'react';
import { type Location, type Navigator, Router } from 'react-router-dom';
import { canonicalPath } from '../content/canonicalPath';
import { setRootAttribute } from '../theme/rootAttributes';
import { useHeadingFocus, usePrefetchOnIntent } from './navigationEffects';
import { loadedPage, loadPage, type Page } from './routes';
import * as css from './Screen.css';

/** A screen whose code cannot be fetched is left to the browser, which loads its page from the address. */
const pageOrReload = (path: string) =>
  loadPage(path).catch((): Page => {
    location.reload();
    return () => null;
  });
const asked = new Map<string, ReturnType<typeof pageOrReload>>();

/** What the visitor came to. */
const ENTRY = 0;

/** A page that is shown, was shown or is about to be, with the address that it reads. */
interface Place {
  id: number;
  location: Location;
}

const sameAddress = (a: Location, b: Location) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state;

const pathOf = ({ location }: Place) => canonicalPath(location.pathname);

/** Whether a place is the one that an address asks for, whatever part of it. */
const isAt = (place: Place, { pathname, search }: Location) =>
  pathOf(place) === canonicalPath(pathname) && place.location.search === search;

interface PageProps {
  location: Location;
  navigator: Navigator;
}

/** One that is fetched already shows at once; for another React keeps the page before it. */
function PageAtAddress({ location, navigator }: PageProps) {
  const path = canonicalPath(location.pathname);
  const ready = loadedPage(path);
  if (!ready && !asked.has(path)) asked.set(path, pageOrReload(path));
  const Content = ready ?? use(asked.get(path) as ReturnType<typeof pageOrReload>);
  return (
    <Router location={location} navigator={navigator}>
      <Content path={path} search={location.search} />
    </Router>
  );
}

/** What was rendered ahead is not rendered again for the visitor's own location with the same address. */
const PageAt = memo(PageAtAddress, (a, b) => sameAddress(a.location, b.location));

/**
 * Lays a screen out that is not shown yet. React keeps it out of the layout (`display: none`), so that showing it would
 * cost all of that at the press; `css.hidden` keeps it out of sight and reach as well, and what was laid out stays.
 */
function layOut(screen: HTMLElement) {
  // It was asked for before there was time.
  if (!screen.style.display) return;
  // Parts that have their turns later would be laid out again (`later.css.ts`).
  setRootAttribute(screen, 'whole', '');
  screen.style.removeProperty('display');
  screen.firstElementChild?.getBoundingClientRect();
}

/** Lays out whatever is put together ahead, once the visitor does nothing. */
function useLayoutAhead() {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const screen of addedNodes as NodeListOf<HTMLElement>) whenIdle(() => layOut(screen));
    });
    observer.observe(document.getElementById('main') as HTMLElement, { childList: true });
    return () => observer.disconnect();
  }, []);
}

/**
 * The page at an address. The one that a visitor is about to ask for is rendered ahead, hidden and in slices between
 * which the visitor's work goes on, and laid out, so that following its link only has to show it; the one before it is
 * hidden in the same way and removed once the new one is painted.
 */
export function Screen({ location, navigator }: PageProps) {
  const [shown, setShown] = useState<Place>({ id: ENTRY, location });
  const [ahead, setAhead] = useState<Place>();
  const [before, setBefore] = useState<Place>();
  const made = useRef(ENTRY);
  const placeAt = (at: Location): Place => {
    made.current += 1;
    return { id: made.current, location: at };
  };

  const { id } = shown;

  if (shown.location !== location) {
    if (pathOf(shown) === canonicalPath(location.pathname)) setShown({ id, location });
    else {
      setShown(ahead && isAt(ahead, location) ? { id: ahead.id, location } : placeAt(location));
      setBefore(shown);
      setAhead(undefined);
    }
  }

  usePrefetchOnIntent(({ pathname, search, hash }) => {
    const next = placeAt({ pathname, search, hash, state: null, key: '' } as Location);
    startTransition(() => setAhead((last) => (last && isAt(last, next.location) ? last : next)));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page that is shown
  useEffect(() => startTransition(() => setBefore(undefined)), [id]);

  // Not while the page before it is there, whose heading comes first.
  useHeadingFocus(pathOf(before ?? shown));
  useLayoutAhead();

  // A link that was pointed at just before it was followed is still ahead when its page is shown.
  const isAhead = ahead && pathOf(ahead) !== pathOf(shown) && ahead.id !== before?.id;
  return (
    [before, shown, isAhead ? ahead : undefined]
      .filter((place) => place !== undefined)
      // In the order in which they were made, as a change of their order would take them out of the document.
      .sort((a, b) => a.id - b.id)
      .map((place) => {
        const page = (
          <div key={place.id} className={place === shown ? undefined : css.hidden}>
            <PageAt location={place.location} navigator={navigator} />
          </div>
        );
        // No Activity around what is hydrated: React would hydrate it last, and in one task once the pointer moves.
        if (place.id === ENTRY) return page;
        return (
          <Activity key={place.id} mode={place === ahead ? 'hidden' : 'visible'}>
            {page}
          </Activity>
        );
      })
  );
}
