import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { loadDrawings } from '../components/Drawing/reveal';
import { focusReplacement } from '../components/focusReplacement';
import { canonicalPath } from '../content/canonicalPath';
import { keepsScroll } from '../sections/keepScroll';
import { fetchPageAt } from './pages';

/** Whether the visitor followed a link to a page, as opposed to a fragment, Back, or a change of filters. */
export const isFollowedLink = ({ hash, state }: Location, type: NavigationType) =>
  type !== 'POP' && !hash && !keepsScroll(state);

/** Moves focus to the heading of a new page, so that it is announced and Tab continues from there. */
export function useHeadingFocus(page: string) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusReplacement(document.querySelector<HTMLElement>('h1'), { preventScroll: true });
  }, [page]);
}

/**
 * Fades in a new page. It uses no view transition, which would delay the response to the click. A link to a fragment
 * gets no animation, because the animation would shift the scroll target.
 */
export function usePageTransition({ pathname, hash }: Location, type: NavigationType) {
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
 * Two seconds after navigation, loads all drawings of the page, because browsers do not wait for drawings when
 * printing. With Save-Data, drawings that are not loaded yet are not printed (`src/theme/print.css`).
 */
export function usePrintable(path: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own drawings
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const fetchAll = () => loadDrawings(document.querySelectorAll<SVGElement>('main svg[data-drawing]'));
    const timer = setTimeout(fetchAll, 2000);
    return () => clearTimeout(timer);
  }, [path]);
}

/** Delay in ms before a hovered link is prefetched, because the pointer may only be passing. */
const HOVER_DELAY = 65;

/** Prefetches the page of a hovered, focused or touched link, except for files and with Save-Data. */
export function usePrefetchOnIntent() {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    let timer: ReturnType<typeof setTimeout>;
    const prefetch = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]:not([href^="//"], [download])');
      // A path with an extension is a file.
      if (!link || /\.\w+$/.test(link.pathname)) return;
      // Following the link retries a failed prefetch.
      const fetchPage = () => fetchPageAt(link.pathname).catch(() => undefined);
      timer = setTimeout(fetchPage, type === 'pointerover' ? HOVER_DELAY : 0);
    };
    const eventTypes = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const eventType of eventTypes) document.addEventListener(eventType, prefetch, { passive: true });
    return () => {
      for (const eventType of eventTypes) document.removeEventListener(eventType, prefetch);
    };
  }, []);
}
