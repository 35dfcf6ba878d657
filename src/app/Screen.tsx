import {
  Activity,
  Fragment,
  type FragmentInstance,
  memo,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
// What a FragmentInstance can do.
import type {} from 'react-dom';
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

/** What the visitor came to. */
const ENTRY = 0;

/** Takes the elements of a fragment out of sight, as it tells an observer which they are. */
const hide = {
  observe: (element: HTMLElement) => element.style.setProperty('display', 'none', 'important'),
  unobserve() {},
} as unknown as IntersectionObserver;

/** A screen that is shown, was shown or is about to be, with the address that it reads. */
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

/** One that is fetched already shows at once; for another the router's transition keeps the screen before it. */
function ScreenAtAddress({ location }: Pick<Place, 'location'>) {
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
}

/** What was put together ahead is not put together again for the router's own location with the same address. */
const ScreenAt = memo(ScreenAtAddress, (a, b) => sameAddress(a.location, b.location));

/**
 * The screen at the router's address. The one that a visitor is about to ask for is put together ahead, hidden and in
 * slices between which the visitor's work goes on, so that following its link only has to show it; the one before it is
 * taken apart once the new one is painted.
 */
export function Screen() {
  const location = useLocation();
  const [shown, setShown] = useState<Place>({ id: ENTRY, location });
  const [ahead, setAhead] = useState<Place>();
  const [before, setBefore] = useState<Place>();
  const made = useRef(ENTRY);
  const entry = useRef<FragmentInstance>(null);
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
    const next = placeAt({ pathname, search, hash, state: null, key: '' });
    startTransition(() => setAhead((last) => (last && isAt(last, next.location) ? last : next)));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every screen that is shown
  useEffect(() => startTransition(() => setBefore(undefined)), [id]);

  useLayoutEffect(() => {
    if (before?.id === ENTRY) entry.current?.observeUsing(hide);
  }, [before]);

  // A link that was pointed at just before it was followed is still ahead when its screen is shown.
  const isAhead = ahead && pathOf(ahead) !== pathOf(shown) && ahead.id !== before?.id;
  return (
    [shown, before, isAhead ? ahead : undefined]
      .filter((place) => place !== undefined)
      // In the order in which they were made, as a change of their order would take them out of the document.
      .sort((a, b) => a.id - b.id)
      .map((place) =>
        // No Activity around what is hydrated: React would hydrate it last, and in one task once the pointer moves.
        place.id === ENTRY ? (
          <Fragment key={place.id} ref={entry}>
            <ScreenAt location={place.location} />
          </Fragment>
        ) : (
          <Activity key={place.id} mode={place === shown ? 'visible' : 'hidden'}>
            <ScreenAt location={place.location} />
          </Activity>
        ),
      )
  );
}
