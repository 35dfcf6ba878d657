import { useEffect, useMemo, useState } from 'react';
import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';

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
 * The browser's history as React Router's `Router` asks for it. `BrowserRouter` has one too, but gives it to one address
 * only: here header, footer and each page read an address of their own, which `Routes` would allow for 3.5 KB more.
 */
export function useHistory(): History {
  const [visit, setVisit] = useState(() => arrived(NavigationType.Pop));
  const navigator = useMemo<Navigator>(() => {
    const write = (method: 'pushState' | 'replaceState', type: NavigationType) => (to: To, state: unknown) => {
      try {
        window.history[method]({ key: Math.random().toString(36).slice(2), state }, '', createHref(to));
        setVisit(arrived(type));
      } catch {
        // Safari allows a hundred changes in half a minute.
        window.location.assign(createHref(to));
      }
    };
    return {
      createHref,
      go: (delta) => window.history.go(delta),
      push: write('pushState', NavigationType.Push),
      replace: write('replaceState', NavigationType.Replace),
    };
  }, []);
  useEffect(() => {
    const goBack = () => setVisit(arrived(NavigationType.Pop));
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  return { ...visit, navigator };
}

/** The history of a page that is rendered for the build: it stays where it is. */
export const historyAt = (pathname: string): History => ({
  location: { pathname, search: '', hash: '', state: null, key: 'default' } as Location,
  type: NavigationType.Pop,
  navigator: { createHref, go: () => {}, push: () => {}, replace: () => {} },
});
