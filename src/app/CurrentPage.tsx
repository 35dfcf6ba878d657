import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { type Location, type Navigator, Router } from 'react-router-dom';
import { canonicalPath } from '../content/canonicalPath';
import * as css from './CurrentPage.css';
import { useHeadingFocus, usePrefetchOnIntent } from './navigationEffects';
import { loadedPage } from './routes';

/** A page that is shown or about to be, with the address that it reads. */
interface Entry {
  id: number;
  location: Location;
}

interface PageProps {
  location: Location;
  navigator: Navigator;
}

const pathOf = ({ location }: Entry) => canonicalPath(location.pathname);

/** Whether an entry is the page that an address asks for, whatever part of it. */
const isAt = (entry: Entry, { pathname, search }: Location) =>
  pathOf(entry) === canonicalPath(pathname) && entry.location.search === search;

const sameAddress = ({ location: a }: PageProps, { location: b }: PageProps) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state;

/** The page at an address, whose code is loaded; what was rendered ahead is not rendered again when its link is followed. */
const PageAt = memo(({ location, navigator }: PageProps) => {
  const path = canonicalPath(location.pathname);
  const Content = loadedPage(path);
  return (
    <Router location={location} navigator={navigator}>
      {Content && <Content path={path} search={location.search} />}
    </Router>
  );
}, sameAddress);

/**
 * The page at an address. The page of a link that is pointed at is rendered ahead, hidden and in slices between which the
 * visitor's work goes on, and laid out, so that following the link only has to show it. Its effects run before it is shown.
 */
export function CurrentPage({ location, navigator }: PageProps) {
  const [shown, setShown] = useState<Entry>({ id: 0, location });
  const [ahead, setAhead] = useState<Entry>();
  const nextId = Math.max(shown.id, ahead?.id ?? 0) + 1;

  // React renders again at once: no frame shows the old page at the new address.
  if (shown.location !== location) {
    if (pathOf(shown) === canonicalPath(location.pathname)) setShown({ ...shown, location });
    else {
      setShown({ ...(ahead && isAt(ahead, location) ? ahead : { id: nextId }), location });
      setAhead(undefined);
    }
  }

  usePrefetchOnIntent(({ pathname, search, hash }) => {
    const next = { pathname, search, hash, state: null, key: '' } as Location;
    startTransition(() => setAhead((last) => (last && isAt(last, next) ? last : { id: nextId, location: next })));
  });
  useHeadingFocus(pathOf(shown));

  const hidden = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ahead) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // To ask for a box has the browser lay the page out, which it would otherwise do at the click.
    whenIdle(() => hidden.current?.firstElementChild?.getBoundingClientRect());
  }, [ahead]);

  // A link that was pointed at just before it was followed is still ahead when its page is shown.
  const isAhead = ahead && pathOf(ahead) !== pathOf(shown);
  return (isAhead ? [shown, ahead] : [shown]).map((entry) => (
    <div key={entry.id} {...(entry === ahead && { ref: hidden, className: css.hidden })}>
      <PageAt location={entry.location} navigator={navigator} />
    </div>
  ));
}
