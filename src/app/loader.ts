/**
 * The script that every page runs (at most 4 KB), besides the line in the head that sets the theme. It keeps the header's
 * scrolled state, moves the home hero, fetches the application when the browser is idle, and starts it at the first sign of a
 * visitor. What was clicked before the application ran is kept and clicked again; fields keep what was typed in them.
 * Where it cannot start the application, links stay links and `data-app="failed"` shows how to write to the firm.
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
/** What only the application can answer, by the type of its event. Links and native controls answer for themselves. */
const HELD: Readonly<Record<string, string>> = {
  click: 'button:not([data-early]),[type=radio]',
  submit: 'form',
  keydown: '[aria-expanded]',
};
const SIGNS = [...Object.keys(HELD), 'pointermove', 'pointerdown', 'scroll', 'focusin'];

/** What was done before the application could answer: done again once it can, on the element that now stands there. */
const held: ((current: (element: Element) => Element) => void)[] = [];
const holding = new AbortController();
let started = false;

const link = (attributes: object) => head.append(Object.assign(document.createElement('link'), attributes));

/** Starts the application, and keeps what only it can answer. */
function startAndHold(event: Event) {
  start();
  const { type } = event;
  const selector = HELD[type];
  const clicked = selector && (event.target as Element).closest<HTMLFormElement & HTMLInputElement>(selector);
  if (!clicked || (type === 'keydown' && !/^Arrow(Down|Up)$/.test((event as KeyboardEvent).key))) return;
  held.push((current) => {
    const control = current(clicked) as typeof clicked;
    if (type === 'submit') control.requestSubmit((event as SubmitEvent).submitter);
    else if (type === 'keydown') control.dispatchEvent(new KeyboardEvent(type, event as KeyboardEvent));
    else {
      // A radio button that is checked already tells nobody that it was clicked.
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
        holding.abort();
        setRootAttribute(root, 'app', 'ready');
        // One by one: an act may need the state that the one before it set.
        for (const act of held) await act(current);
      },
      (error) => {
        reportError(error);
        holding.abort();
        setRootAttribute(root, 'app', 'failed');
      },
    );
}

const theme = () => showTheme(storedTheme(), root);
// Chosen in another tab, or while this page was in the back/forward cache.
window.onstorage = theme;
window.onpageshow = theme;
// WebKit gives up the view transition of a page that comes back as it was, which is no error of the page.
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
/** The parameters that a part of the page reads, as alternatives of a regular expression: `type|position`. */
const known = root.querySelector<HTMLElement>('[data-query]')?.dataset.query;
const asked = RegExp(`[?&](${known})=`).test(location.search);
// What depends on the query waits for the application, so that it is not shown unfiltered first.
if (asked) setRootAttribute(root, 'app', 'wait');
for (const type of SIGNS) addEventListener(type, startAndHold, { capture: true, signal: holding.signal });

/**
 * The page is there and painted: drawings, film and application come after that, so that it waits for none of them. This
 * script, being deferred, always runs before the event.
 */
const painted = new Promise<unknown>((done) =>
  addEventListener('load', () => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
);

/**
 * A shared link to a filtered list, a field that got the focus before this script came, or a message that was not sent
 * yet, needs the application at once.
 */
const unfinished = () =>
  asked || root.querySelector(':focus') || inStorage(() => /draft:/.test(Object.keys(sessionStorage).join()));
const { connection } = navigator as { connection?: { saveData?: boolean } };
painted.then(() => {
  // Not before: to ask how far the page is scrolled is to lay it out at once.
  watchScrolled(root, window);
  revealDrawings(root.querySelectorAll<SVGElement>('svg[data-drawing]'));
  const hero = root.querySelector<HTMLElement>('[data-hero]');
  if (hero) runHero(hero);
  if (unfinished()) start();
  else if (!connection?.saveData)
    // Only Chromium, which alone has a `connection`, asks `script-src` about a prefetch: Firefox asks `default-src`,
    // which allows nothing, and Safari does none. Each has an idle moment of its own, as asking for all takes 50 ms.
    for (const href of [app, ...chunks])
      (window.requestIdleCallback ?? setTimeout)(() =>
        link({ rel: connection ? 'prefetch' : 'modulepreload', as: 'script', href }),
      );
});
