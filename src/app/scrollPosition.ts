import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { inStorage } from '../theme/storage';
import { isFollowedLink } from './navigationEffects';

const POSITIONS = 'positions';
/** Number of positions stored per tab. */
const MAX_POSITIONS = 50;
/** Scroll position of each history entry, kept in session storage across reloads. */
const positions =
  inStorage(() => new Map<string, number>(JSON.parse(sessionStorage.getItem(POSITIONS) ?? '[]'))) ?? new Map();

/** Element of a fragment; null if there is none, or for an invalid fragment such as `#100%`. */
function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the page is long enough for a scroll position. */
const canScrollTo = (y: number) => document.documentElement.scrollHeight - innerHeight >= y;

/**
 * Restores a scroll position. If the page is still too short, because a list is loading, every resize of the page
 * scrolls again until the page is long enough or the visitor interacts.
 *
 * @returns a controller whose signal is aborted once the position is restored or the visitor interacts
 */
function scrollBack(y: number): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  const restore = () => {
    if (canScrollTo(y)) controller.abort();
    scrollTo(0, y);
  };
  restore();
  if (signal.aborted) return controller;
  const resizeObserver = new ResizeObserver(restore);
  resizeObserver.observe(document.body);
  signal.addEventListener('abort', () => resizeObserver.disconnect());
  for (const eventType of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(eventType, () => controller.abort(), { signal, passive: true });
  return controller;
}

/** Scrolls a new page to its top or fragment, and restores positions on Back, as the browser does for page loads. */
export function useScrollPosition(location: Location, type: NavigationType) {
  const { key, pathname, hash } = location;
  // History entries that the browser makes for fragments have no key of their own.
  const entryKey = `${key} ${pathname}${hash}`;
  const lastEntryKey = useRef(entryKey);
  const lastPathname = useRef(pathname);
  // Cached, because reading scrollY during a navigation forces a layout.
  const top = useRef(0);

  useEffect(() => {
    top.current = scrollY;
    history.scrollRestoration = 'manual';
    const onPageHide = () => {
      history.scrollRestoration = 'auto';
      inStorage(() => sessionStorage.setItem(POSITIONS, JSON.stringify([...positions].slice(-MAX_POSITIONS))));
    };
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the location changes with `entryKey`
  useLayoutEffect(() => {
    const entryChanged = lastEntryKey.current !== entryKey;
    const pageChanged = lastPathname.current !== pathname;
    lastEntryKey.current = entryKey;
    lastPathname.current = pathname;
    let restoration: AbortController | undefined;
    const setScrollY = (y: number) => {
      if (top.current !== y) scrollTo(0, y);
      top.current = y;
    };
    const target = fragmentTarget(hash);
    // Undefined for a new fragment, because the browser has already scrolled to it.
    const y = positions.get(entryKey) ?? (hash ? undefined : 0);
    // A reload counts as Back if the page was too short for the browser to restore the position.
    const isBack = type === 'POP' && (entryChanged || (key !== 'default' && y !== undefined && !canScrollTo(y)));
    if (isBack) {
      if (y !== undefined) {
        restoration = scrollBack(y);
        top.current = y;
      }
    } else if (entryChanged && target) target.scrollIntoView();
    else if (pageChanged || (entryChanged && isFollowedLink(location, type))) setScrollY(0);
    positions.set(entryKey, top.current);
    const savePosition = () => {
      if (restoration && !restoration.signal.aborted) return;
      top.current = scrollY;
      positions.set(entryKey, scrollY);
    };
    addEventListener('scroll', savePosition, { passive: true });
    return () => {
      restoration?.abort();
      removeEventListener('scroll', savePosition);
    };
  }, [entryKey, type]);
}
