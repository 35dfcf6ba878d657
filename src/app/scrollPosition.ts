import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { inStorage } from '../theme/storage';
import { isFollowedLink } from './navigationEffects';

const POSITIONS = 'positions';
/** How many positions a tab keeps. */
const KEPT = 50;
/** How far each history entry was scrolled. Kept in the tab, as a reload in between loses what is in memory. */
const positions =
  inStorage(() => new Map<string, number>(JSON.parse(sessionStorage.getItem(POSITIONS) ?? '[]'))) ?? new Map();

/** The element that a fragment names; none for one that names nothing, like `#100%`. */
function partAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the page is long enough to be scrolled so far. */
const reaches = (y: number) => document.documentElement.scrollHeight - innerHeight >= y;

/**
 * Scrolls to where the visitor was. A list may have to be fetched first: then it waits until the page has grown, or the
 * visitor does something.
 *
 * @returns aborted once nothing is waited for any longer
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

/**
 * A new page starts at its top or at the part that its address names; Back and Forward return to where the visitor
 * was. The browser does the same for pages that it loads itself.
 */
export function useScrollPosition(location: Location, type: NavigationType) {
  const { key, pathname, hash } = location;
  // Entries that the browser makes by itself, for a fragment, have no key.
  const place = `${key} ${pathname}${hash}`;
  const shown = useRef(place);
  const path = useRef(pathname);
  // Cached, because reading scrollY while a page is put in forces a layout.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the location changes with the place
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
    // The browser has scrolled by itself to a fragment that it followed.
    const y = positions.get(place) ?? (hash ? undefined : 0);
    // A reload, too, where the browser could not scroll far enough yet.
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
