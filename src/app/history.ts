import { useEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import { loadedPage, loadPage } from './routes';

/** Where the visitor is, how they came there, and how to go elsewhere. */
export interface History {
  location: Location;
  type: NavigationType;
  navigator: Navigator;
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));

const arrived = (type: NavigationType) => {
  const { pathname, search, hash } = window.location;
  const { key = 'default', state = null } = window.history.state ?? {};
  return { location: { pathname, search, hash, state, key } as Location, type };
};

/**
 * The browser's history as React Router's `Router` asks for it. `BrowserRouter` has one too, but gives all the same
 * address, where a page that is rendered ahead needs its own. A page is shown as soon as its code is there; until then the
 * one before it stays.
 */
export function useHistory(): History {
  const [visit, setVisit] = useState(() => arrived(NavigationType.Pop));
  const asked = useRef(visit);
  const { navigator, show } = useMemo(() => {
    const show = (type: NavigationType) => {
      const next = arrived(type);
      const { pathname } = next.location;
      asked.current = next;
      if (loadedPage(pathname)) setVisit(next);
      else
        loadPage(pathname).then(
          // Not where the visitor went on meanwhile.
          () => asked.current === next && setVisit(next),
          // The browser loads the page from its address.
          () => window.location.reload(),
        );
    };
    const write = (method: 'pushState' | 'replaceState', type: NavigationType) => (to: To, state: unknown) => {
      try {
        window.history[method]({ key: Math.random().toString(36).slice(2), state }, '', createHref(to));
        show(type);
      } catch {
        // Safari allows a hundred changes in half a minute.
        window.location.assign(createHref(to));
      }
    };
    const navigator: Navigator = {
      createHref,
      go: (delta) => window.history.go(delta),
      push: write('pushState', NavigationType.Push),
      replace: write('replaceState', NavigationType.Replace),
    };
    return { navigator, show };
  }, []);
  useEffect(() => {
    const goBack = () => show(NavigationType.Pop);
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [show]);
  return { ...visit, navigator };
}

/** The history of a page that is rendered for the build: it stays where it is. */
export const historyAt = (pathname: string): History => ({
  location: { pathname, search: '', hash: '', state: null, key: 'default' } as Location,
  type: NavigationType.Pop,
  navigator: { createHref, go: () => {}, push: () => {}, replace: () => {} },
});
