/**
 * The script of every page (at most 4 KB), apart from the inline theme script. It tracks the header's scrolled state,
 * reveals drawings, animates the hero, prefetches the application when idle, and starts it on the first user input. It
 * replays clicks, submissions and arrow keys from before hydration. If the application fails to start, links still work
 * and `data-app="failed"` makes forms show the email address.
 */

import { revealDrawings } from '../components/Drawing/reveal';
import { watchScrolled } from '../components/SiteHeader/scrolled';
import { runHero } from '../sections/HomeHero/motion';
import { setRootAttribute } from '../theme/rootAttributes';
import { inStorage } from '../theme/storage';
import { showTheme, storedTheme } from './theme';

const { documentElement: root, head } = document;
const { dataset } = document.currentScript as HTMLScriptElement & { dataset: { files: string } };
const [app, css, ...chunks] = dataset.files.split(' ') as [string, string, ...string[]];
/** Elements whose events need the application, by event type. Links and most native controls work without it. */
const REPLAYABLE: Readonly<Record<string, string>> = {
  click: 'button:not([data-early]),[type=radio]',
  submit: 'form',
  keydown: '[aria-expanded]',
};
const START_EVENTS = [...Object.keys(REPLAYABLE), 'pointermove', 'pointerdown', 'scroll', 'focusin'];

/** Replays of earlier events, each on the element that replaced its target. */
const replays: ((current: (element: Element) => Element) => void)[] = [];
const controller = new AbortController();
let started = false;

const link = (attributes: object) => head.append(Object.assign(document.createElement('link'), attributes));

/** Starts the application, and stores an event that only it can handle. */
function handleEarlyEvent(event: Event) {
  start();
  const { type } = event;
  const selector = REPLAYABLE[type];
  const clicked = selector && (event.target as Element).closest<HTMLFormElement & HTMLInputElement>(selector);
  if (!clicked || (type === 'keydown' && !/^Arrow(Down|Up)$/.test((event as KeyboardEvent).key))) return;
  replays.push((current) => {
    const control = current(clicked) as typeof clicked;
    if (type === 'submit') control.requestSubmit((event as SubmitEvent).submitter);
    else if (type === 'keydown') control.dispatchEvent(new KeyboardEvent(type, event as KeyboardEvent));
    else {
      // Clicking a checked radio button fires no change event.
      control.checked = false;
      control.click();
    }
  });
  if (clicked.type !== 'radio') event.preventDefault();
}

function start() {
  if (started) return;
  started = true;
  Promise.all([
    import(/* @vite-ignore */ app),
    new Promise((onload, onerror) => link({ rel: 'stylesheet', href: css, onload, onerror })),
  ])
    .then(([application]) => application.start())
    .then(
      async (current) => {
        controller.abort();
        setRootAttribute(root, 'app', 'ready');
        // In sequence, because one event may depend on the state after the previous one.
        for (const replay of replays) await replay(current);
      },
      (error) => {
        reportError(error);
        controller.abort();
        setRootAttribute(root, 'app', 'failed');
      },
    );
}

const theme = () => showTheme(storedTheme(), root);
// The theme may change in another tab, or while this page is in the back/forward cache.
window.onstorage = theme;
window.onpageshow = theme;
// WebKit rejects the view transition of a page from the back/forward cache, which is not an error.
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
/** Query parameters that the page reads, as a regular expression: `type|position`. */
const queryParameters = root.querySelector<HTMLElement>('[data-query]')?.dataset.query;
const hasQuery = RegExp(`[?&](${queryParameters})=`).test(location.search);
// Hides content that depends on the query, so that it is not shown unfiltered first.
if (hasQuery) setRootAttribute(root, 'app', 'wait');
for (const type of START_EVENTS) addEventListener(type, handleEarlyEvent, { capture: true, signal: controller.signal });

/**
 * Resolves after the load event and the first paint, which drawings, film and application must not delay. Deferred
 * scripts such as this one run before the load event.
 */
const painted = new Promise<unknown>((done) =>
  addEventListener('load', () => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
);

/** A filtered list, a focused element and an unsent message need the application at once. */
const needsApplication = () =>
  hasQuery || root.querySelector(':focus') || inStorage(() => /draft:/.test(Object.keys(sessionStorage).join()));
const { connection } = navigator as { connection?: { saveData?: boolean } };
painted.then(() => {
  // Not earlier, because reading scrollY forces a layout.
  watchScrolled(root, window);
  revealDrawings(root.querySelectorAll<SVGElement>('svg[data-drawing]'));
  const hero = root.querySelector<HTMLElement>('[data-hero]');
  if (hero) runHero(hero);
  if (needsApplication()) start();
  else if (!connection?.saveData)
    // Only Chromium, which has `connection`, can prefetch: Firefox checks prefetches against `default-src`, which
    // allows nothing, and Safari has no prefetch. Each request is a separate idle task, because a single task would
    // take 50 ms.
    for (const href of [app, ...chunks])
      (window.requestIdleCallback ?? setTimeout)(() =>
        link({ rel: connection ? 'prefetch' : 'modulepreload', as: 'script', href }),
      );
});
