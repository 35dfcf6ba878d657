import { Activity, memo, startTransition, use, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  useLocation,
} from 'react-router-dom';
import { usePrefetchOnIntent } from './navigationEffects';
import { canonicalPath, loadedScreen, loadScreen } from './screens';

/** A screen whose code cannot be fetched is left to the browser, which loads its page from the address. */
const screenOrPage = (path: string) =>
  loadScreen(path).catch(() => {
    location.reload();
    return () => null;
  });
const asked = new Map<string, ReturnType<typeof screenOrPage>>();

/** A screen that is shown, was shown or is about to be, with the address that it reads. */
interface Place {
  id: string;
  location: Location;
}

const pathOf = ({ location }: Place) => canonicalPath(location.pathname);

/** One that is fetched already shows at once; for another the router's transition keeps the screen before it. */
const ScreenAt = memo(function ScreenAt({ location }: Pick<Place, 'location'>) {
  // Its own address, not the window's: a screen that is not shown is at another. React Router has the context, and has it
  // public only in `Routes`, which would bring the matching of routes with it.
  const here = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location]);
  const path = canonicalPath(location.pathname);
  const ready = loadedScreen(path);
  if (!ready && !asked.has(path)) asked.set(path, screenOrPage(path));
  const Content = ready ?? use(asked.get(path) as ReturnType<typeof screenOrPage>);
  return (
    <LocationContext value={here}>
      <Content />
    </LocationContext>
  );
});

/**
 * The screen at the router's address. The one that a visitor is about to ask for is put together ahead, hidden and in
 * slices between which the visitor's work goes on, so that following its link only has to show it; the one before it is
 * taken apart once the new one is painted.
 */
export function Screen() {
  const location = useLocation();
  const [shown, setShown] = useState<Place>({ id: location.key, location });
  const [ahead, setAhead] = useState<Place>();
  const [before, setBefore] = useState<Place>();
  // What the visitor came to is not a boundary of its own: it would be hydrated after the page says that it is ready.
  const [entry, setEntry] = useState(shown.id);
  const count = useRef(0);

  if (shown.location !== location) {
    const next = { id: location.key, location };
    if (pathOf(next) === pathOf(shown)) setShown({ ...next, id: shown.id });
    else {
      const isReady = ahead && pathOf(ahead) === pathOf(next) && ahead.location.search === location.search;
      setShown(isReady ? { ...next, id: ahead.id } : next);
      setBefore(shown);
      setAhead(undefined);
    }
  }

  usePrefetchOnIntent(({ pathname, search, hash }) => {
    count.current += 1;
    const next = { id: `ahead-${count.current}`, location: { pathname, search, hash, state: null, key: '' } };
    startTransition(() =>
      setAhead((last) => {
        if (pathOf(next) === pathOf(shown)) return undefined;
        return last && pathOf(last) === pathOf(next) && last.location.search === search ? last : next;
      }),
    );
  });

  const { id } = shown;
  useEffect(() => {
    if (id !== entry) setEntry('');
    startTransition(() => setBefore(undefined));
  }, [id, entry]);

  return [shown, ahead, before]
    .filter((place) => place !== undefined)
    .filter((place) => place === shown || place.id !== entry)
    .map((place) =>
      place.id === entry ? (
        <ScreenAt key={place.id} location={place.location} />
      ) : (
        <Activity key={place.id} mode={place === shown ? 'visible' : 'hidden'}>
          <ScreenAt location={place.location} />
        </Activity>
      ),
    );
}
