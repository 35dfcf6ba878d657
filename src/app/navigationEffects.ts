import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { fetchDrawings } from '../components/Drawing/reveal';
import { canonicalPath } from '../content/canonicalPath';
import { keepsPlace } from '../sections/keepPlace';
import { plateViews } from './plateViews.generated';
import { loadPage } from './routes';

/** Whether a visitor followed a link to a page: not to a part of it, not Back, and not a change of what the page shows. */
export const isFollowedLink = ({ hash, state }: Location, type: NavigationType) =>
  type !== 'POP' && !hash && !keepsPlace(state);

/**
 * A change of page moves focus to the new page's heading, so that it is read out and Tab goes on from there.
 *
 * @param page stands for the page that is shown
 */
export function useHeadingFocus(page: number) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [page]);
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
    if (chosen && travel(chosen)) return;
    document
      .getElementById('main')
      ?.animate({ opacity: [0.3, 1], translate: ['0 8px', '0 0'] }, { duration: 200, easing: 'ease-out' });
  }, [path, hash, type]);
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      const svg =
        target instanceof Element && target.closest('li')?.querySelector<SVGSVGElement>('[data-flight="from"] svg');
      chosen = svg ? { svg, from: svg.getBoundingClientRect() } : undefined;
    };
    document.addEventListener('click', choose, true);
    return () => document.removeEventListener('click', choose, true);
  }, []);
}

/** How long a plate flies, and how long the drawing in the head then takes to come in round it, in ms. */
const FLIGHT = 250;
const AROUND = 200;
/** From the ground up, as it is built, with a soft edge: faded in at once, the plates above would show the one that landed through their lines. */
const [edge, tall] = ['linear-gradient(#0000 40%, #000 60%)', '100% 250%'];
const rising = { maskImage: [edge, edge], maskSize: [tall, tall], maskPosition: ['0 0', '0 100%'] };
/** From when on that begins, in ms of the flight: what lies below the plate comes in first, and the plate is all but home. */
const LANDING = 200;
/** How long a plate waits for a drawing that is still on its way, in ms. */
const PATIENCE = 3000;

/** The plate whose cell was clicked last, where it stood in the window. */
let chosen: { svg: SVGSVGElement; from: DOMRect } | undefined;

/** Where the plate lies in the window, and how long a plate unit is there, in px. */
function plateIn(svg: SVGSVGElement, { left, top, width }: DOMRect) {
  const view = plateViews[svg.dataset.drawing ?? ''];
  if (!view) return undefined;
  const [x, y, unit] = view;
  const box = svg.viewBox.baseVal;
  const scale = width / box.width;
  return { x: left + (x - box.x) * scale, y: top + (y - box.y) * scale, unit: unit * scale };
}

/**
 * A plate flies to the head that shows it and lands on itself, under the words, which come in meanwhile. It stays until the
 * drawing there has come in round it.
 *
 * @returns whether it does: the page has such a head, and the plate was and will be in the window
 */
function travel({ svg, from }: NonNullable<typeof chosen>): boolean {
  const head = document.querySelector<HTMLElement>('main [data-flight="to"]');
  const drawing = head?.querySelector('svg');
  const box = drawing?.getBoundingClientRect();
  if (!head || !drawing || !box) return false;
  // The page is scrolled to its top in the same task.
  const to = DOMRect.fromRect({ x: box.x, y: box.y + scrollY, width: box.width, height: box.height });
  const start = plateIn(svg, from);
  const end = plateIn(drawing, to);
  const inWindow = ({ y, height }: DOMRect) => y + height / 2 > 0 && y + height / 2 < innerHeight;
  if (!start || !end || !inWindow(from) || !inWindow(to)) return false;

  // As large as it will be, so that it ends as sharp as the drawing; in shares of the head, with which it stays.
  const larger = end.unit / start.unit;
  const left = end.x - (start.x - from.left) * larger - to.left;
  const top = end.y - (start.y - from.top) * larger - to.top;
  const plate = svg.cloneNode(true) as SVGSVGElement;
  Object.assign(plate.style, {
    position: 'absolute',
    left: `${(left / to.width) * 100}%`,
    top: `${(top / to.height) * 100}%`,
    inlineSize: `${((from.width * larger) / to.width) * 100}%`,
    maxInlineSize: 'none',
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  const around = [...head.children].map((part) => part.animate(rising, AROUND));
  for (const each of around) each.pause();
  for (let part: Element | null = head; part && part.id !== 'main'; part = part.parentElement)
    for (const other of part.parentElement?.children ?? [])
      if (other !== part)
        other.animate({ opacity: [0, 1] }, { delay: 50, duration: 180, easing: 'ease-in', fill: 'backwards' });
  fetchDrawings(head.querySelectorAll('svg'));
  head.prepend(plate);
  const [x, y] = [from.left - to.left - left, from.top - to.top - top];
  const at = (share: number, shareDown: number) =>
    `translate(${x * share}px, ${y * shareDown}px) scale(${1 + (1 / larger - 1) * share})`;
  const flight = plate.animate(
    // To the side first, so that it is past the words when they can be read.
    { transform: [at(1, 1), at(0.35, 0.95), at(0.08, 0.6), at(0, 0)] },
    // Ends without the long last approach of other movements, in which a plate seems to have landed.
    { duration: FLIGHT, easing: 'cubic-bezier(0.4, 0.6, 0.6, 1)' },
  );
  landed(flight, drawing)
    .then(() => {
      for (const each of around) each.play();
      return Promise.all(around.map(({ finished }) => finished));
    })
    .then(() => plate.remove());
  return true;
}

/** Waits until a plate is home and the drawing's file is there: no event tells it in every browser, but it has no extent before. */
async function landed(flight: Animation, drawing: SVGSVGElement) {
  const end = performance.now() + PATIENCE;
  const isHome = () => flight.playState === 'finished' || Number(flight.currentTime) >= LANDING;
  while (drawing.isConnected && !(isHome() && drawing.getBBox().width > 0) && performance.now() < end)
    await new Promise(requestAnimationFrame);
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
 * A link that is pointed at, focused or touched has its page fetched, so that following it is immediate. Not a file, and
 * nothing where the visitor saves data.
 *
 * @param fetched called with a link whose page is there
 */
export function usePrefetchOnIntent(fetched: (link: HTMLAnchorElement) => void) {
  const tell = useRef(fetched);
  tell.current = fetched;
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const fetchAhead = ({ target }: Event) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]:not([href^="//"], [download])');
      // A name with an ending is a file.
      if (!link || /\.\w+$/.test(link.pathname)) return;
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
