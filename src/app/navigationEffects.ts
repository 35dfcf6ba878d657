import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { fetchDrawings } from '../components/Drawing/reveal';
import { focusReplacement } from '../components/focusReplacement';
import { canonicalPath } from '../content/canonicalPath';
import { keepsPlace } from '../sections/keepPlace';
import { fetchPageAt } from './pages';

/** Whether a visitor followed a link to a page: not to a part of it, not Back, and not a change of what the page shows. */
export const isFollowedLink = ({ hash, state }: Location, type: NavigationType) =>
  type !== 'POP' && !hash && !keepsPlace(state);

/**
 * A change of page moves focus to the new page's heading, so that it is read out and Tab goes on from there.
 *
 * @param page stands for the page that is shown
 */
export function useHeadingFocus(page: string) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusReplacement(document.querySelector<HTMLElement>('h1'), { preventScroll: true });
  }, [page]);
}

/**
 * A new page moves up where motion is welcome. It is painted first and moves then: a view transition takes
 * a picture of the old page before it shows the new one, and the click would be answered noticeably later.
 * A part that the address names stands still from the start: while it is scrolled to, a movement would count as part of the way.
 * Changes that the browser makes by loading a page are view transitions (`src/theme/viewTransition.css`).
 */
export function useArrival({ pathname, hash }: Location, type: NavigationType) {
  const path = canonicalPath(pathname);
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (type === 'POP' || hash || matchMedia('(prefers-reduced-motion)').matches) return;
    document
      .getElementById('main')
      ?.animate({ opacity: [0.3, 1], translate: ['0 8px', '0 0'] }, { duration: 200, easing: 'ease-out' });
  }, [path, hash, type]);
}

/**
 * Two seconds after a page is there, fetches the drawings that a visitor has not come to yet: the page may be printed,
 * and no browser waits for what is asked for only then. At most 30 KB on the home page, 4 KB on a service page, once. Not where the visitor saves data: what is not there is left out on paper (`src/theme/print.css`).
 */
export function usePrintable(path: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has drawings of its own
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const fetchAll = () => fetchDrawings(document.querySelectorAll<SVGElement>('main svg[data-drawing]'));
    const wait = setTimeout(fetchAll, 2000);
    return () => clearTimeout(wait);
  }, [path]);
}

/** How long a link is pointed at before its page is fetched, in ms: the pointer may only cross it. */
const HOVER = 65;

/**
 * Fetches the page of a link that is pointed at, focused or touched, so that following it is immediate. Not a file, and
 * nothing where the visitor saves data.
 */
export function usePrefetchOnIntent() {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    let hovering: ReturnType<typeof setTimeout>;
    const fetchAhead = ({ target, type }: Event) => {
      clearTimeout(hovering);
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]:not([href^="//"], [download])');
      // A name with an ending is a file.
      if (!link || /\.\w+$/.test(link.pathname)) return;
      // A page that cannot be fetched now is asked for again when the link is followed.
      const fetchPage = () => fetchPageAt(link.pathname).catch(() => undefined);
      hovering = setTimeout(fetchPage, type === 'pointerover' ? HOVER : 0);
    };
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, []);
}
