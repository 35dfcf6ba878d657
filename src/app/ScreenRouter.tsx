import { type PropsWithChildren, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { canonicalPath } from '../content/canonicalPath';
import { loadedPage } from './routes';

/**
 * React Router's `BrowserRouter`, but a change of screen whose code is there is rendered before the next frame: as a
 * transition, which `BrowserRouter` makes of every change, it would wait between its slices for the animations, timers and
 * pictures of the screen that is being left. A screen that must be fetched, and a change of the query, stay transitions.
 */
export function ScreenRouter({ children }: PropsWithChildren) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  const asked = useRef(canonicalPath(location.pathname));

  useLayoutEffect(
    () =>
      history.listen((next) => {
        const path = canonicalPath(next.location.pathname);
        const isAtHand = path !== asked.current && loadedPage(path);
        asked.current = path;
        if (isAtHand) setState(next);
        else startTransition(() => setState(next));
      }),
    [history],
  );

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
