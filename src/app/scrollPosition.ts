import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { inStorage } from '../theme/storage';
import { isFollowedLink } from './navigationEffects';

const POSITIONS = 'positions';
/** Number of positions stored per tab. */
const KEPT = 50;
/** Scroll position of each history entry, in session storage because of reloads. */
const positions =
  inStorage(() => new Map<string, number>(JSON.parse(sessionStorage.getItem(POSITIONS) ?? '[]'))) ?? new Map();

/** Element of a fragment; null if there is none, or for an invalid fragment such as `#100%`. */
function partAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the page is long enough for a scroll position. */
const reaches = (y: number) => document.documentElement.scrollHeight - innerHeight >= y;

/**
 * Restores a scroll position. If a list is still loading, it waits until the page is long enough or the visitor
 * interacts.
 *
 * @returns a controller that is aborted when it no longer waits
 */
function scrollBack(y: number): AbortController {
  const waiting = new AbortController();
  const { signal } = waiting;
  const arrive = () => {
    if (reaches(y)) waiting.abort();
    scrollTo(0, y);
  };
  arrive();
  if (signal.aborted) return waiting;
  const growth = new ResizeObserver(arrive);
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(sign, () => waiting.abort(), { signal, passive: true });
  return waiting;
}

/** Scrolls a new page to its top or fragment, and restores positions on Back, as the browser does for page loads. */
export function useScrollPosition(location: Location, type: NavigationType) {
  const { key, pathname, hash } = location;
  // History entries made by the browser, for fragments, have no key.
  const place = `${key} ${pathname}${hash}`;
  const shown = useRef(place);
  const path = useRef(pathname);
  // Cached, because reading scrollY during a navigation forces a layout.
  const top = useRef(0);

  useEffect(() => {
    top.current = scrollY;
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
      inStorage(() => sessionStorage.setItem(POSITIONS, JSON.stringify([...positions].slice(-KEPT))));
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the location changes with `place`
  useLayoutEffect(() => {
    const arrived = shown.current !== place;
    const moved = path.current !== pathname;
    shown.current = place;
    path.current = pathname;
    let returning: AbortController | undefined;
    const go = (y: number) => {
      if (top.current !== y) scrollTo(0, y);
      top.current = y;
    };
    const target = partAt(hash);
    // The browser already scrolled to a fragment that it followed itself.
    const y = positions.get(place) ?? (hash ? undefined : 0);
    // Includes a reload on which the page was too short for the browser to restore the position.
    const isBack = type === 'POP' && (arrived || (key !== 'default' && y !== undefined && !reaches(y)));
    if (isBack) {
      if (y !== undefined) {
        returning = scrollBack(y);
        top.current = y;
      }
    } else if (arrived && target) target.scrollIntoView();
    else if (moved || (arrived && isFollowedLink(location, type))) go(0);
    positions.set(place, top.current);
    const remember = () => {
      if (returning && !returning.signal.aborted) return;
      top.current = scrollY;
      positions.set(place, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      returning?.abort();
      removeEventListener('scroll', remember);
    };
  }, [place, type]);
}
