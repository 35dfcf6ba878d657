import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { fetchDrawings } from '../components/Drawing/reveal';
import { canonicalPath } from '../content/canonicalPath';
import { loadPage } from './routes';

/** A change of page moves focus to the new page's heading, so that it is read out and Tab goes on from there. */
export function useHeadingFocus(path: string) {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [path]);
}

/**
 * A new page moves up where motion is welcome. It is painted first and moves then: a view transition takes
 * a picture of the old page before it shows the new one, and the click would be answered noticeably later.
 * A part that the address names stands still from the start: while it is scrolled to, a movement would count as part of the way.
 * The plate of a cell that was clicked flies to the next page's head.
 * Changes that the browser makes by loading a page are view transitions (`src/theme/viewTransition.css`).
 */
export function useArrival({ pathname, hash }: Location, type: NavigationType) {
  const path = canonicalPath(pathname);
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (type === 'POP' || hash || matchMedia('(prefers-reduced-motion)').matches) return;
    // Under a plate that flies the page comes in once that has nearly arrived.
    const flies = chosen !== undefined && travel(chosen);
    document
      .getElementById('main')
      ?.animate(
        flies ? { opacity: [0, 0, 1] } : { opacity: [0.3, 1], translate: ['0 8px', '0 0'] },
        flies ? FLIGHT : { duration: 200, easing: 'ease-out' },
      );
  }, [path, hash, type]);
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      const svg = target instanceof Element && target.closest('li')?.querySelector('[data-flight="from"] svg');
      chosen = svg ? { svg, from: svg.getBoundingClientRect() } : undefined;
    };
    document.addEventListener('click', choose, true);
    return () => document.removeEventListener('click', choose, true);
  }, []);
}

/** How long a plate flies, in ms. */
const FLIGHT = 450;

/** The plate whose cell was clicked last, where it stood in the window. */
let chosen: { svg: Element; from: DOMRect } | undefined;

/**
 * A plate flies to the head that shows it, and gives way to the drawing there, which may still be on its way.
 *
 * @returns whether the page has such a head
 */
function travel({ svg, from }: NonNullable<typeof chosen>): boolean {
  const head = document.querySelector('main [data-flight="to"]')?.getBoundingClientRect();
  if (!head) return false;
  const plate = document.body.appendChild(svg.cloneNode(true)) as SVGElement;
  const { left, top, width, height } = from;
  Object.assign(plate.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  // The page is scrolled to its top in the same task.
  const [x, y] = [head.left - left, head.top + scrollY - top];
  plate.animate({ opacity: [1, 1, 0] }, FLIGHT);
  const flight = plate.animate(
    { transform: ['none', `translate(${x}px, ${y}px) scale(${head.width / width})`] },
    { duration: FLIGHT, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  flight.onfinish = () => plate.remove();
  flight.oncancel = flight.onfinish;
  return true;
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

/**
 * A link that is pointed at, focused or touched has its page fetched, so that following it is immediate.
 *
 * @param fetched called with a link whose page is there
 */
export function usePrefetchOnIntent(fetched: (link: HTMLAnchorElement) => void) {
  const tell = useRef(fetched);
  tell.current = fetched;
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      // A page that cannot be fetched now is asked for again when the link is followed.
      loadPage(link.pathname).then(
        () => tell.current(link),
        () => undefined,
      );
    };
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, []);
}

const positions = new Map<string, number>();

/**
 * A new page starts at its top or at the part that its address names; Back and Forward return to where the visitor
 * was. The browser does the same for pages that it loads itself.
 */
export function useScrollPosition({ key, pathname, hash }: Location, type: NavigationType) {
  const shown = useRef(key);
  const path = useRef(pathname);
  // Asked for when it changes only: asking while a page is put in would lay it out at once.
  const top = useRef(0);

  useEffect(() => {
    top.current = scrollY;
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const arrived = shown.current !== key;
    const moved = path.current !== pathname;
    shown.current = key;
    path.current = pathname;
    const go = (y: number) => {
      if (top.current !== y) scrollTo(0, y);
      top.current = y;
    };
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (arrived && type === 'POP') go(positions.get(key) ?? 0);
    else if (arrived && target) target.scrollIntoView();
    else if (moved) go(0);
    positions.set(key, top.current);
    const remember = () => {
      top.current = scrollY;
      positions.set(key, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, pathname, hash, type]);
}
