/**
 * The only script that a page runs by itself (at most 4 KB). It shows the stored theme, keeps the header's scrolled
 * state, moves the home hero, fetches the application when the browser is idle, and starts it at the first sign of a
 * visitor. What was pressed before the application ran is kept and pressed again; fields keep what was typed in them.
 * Where it cannot start the application, links stay links and `data-app="failed"` shows how to write to the firm.
 */

import { revealDrawings } from '../components/Drawing/reveal';
import { watchScrolled } from '../components/SiteHeader/scrolled';
import { runHero } from '../sections/HomeHero/motion';
import { showTheme, storedTheme } from './theme';

const { documentElement: root } = document;
const { app = '', css = '', chunks = '' } = (document.currentScript as HTMLScriptElement).dataset;
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;
const HELD = ['click', 'submit', 'keydown'] as const;

/** What was done before the application could answer: done again once it can. */
const held: (() => void)[] = [];
let started = false;

const leaf = (tag: string, attributes: Record<string, string>) =>
  new Promise((resolve, reject) => {
    const link = document.head.appendChild(Object.assign(document.createElement(tag), attributes));
    link.onload = resolve;
    link.onerror = reject;
  });

/** Holds back what only the application can answer. Links and native controls answer for themselves. */
function hold(event: Event) {
  const target = event.target as HTMLElement;
  const control = target.closest<HTMLElement>('button,[role=button],[aria-expanded],[data-app]');
  if (event.type === 'submit') {
    event.preventDefault();
    const form = target as HTMLFormElement;
    held.push(() => form.requestSubmit((event as SubmitEvent).submitter));
  } else if (!control || control.hasAttribute('data-early')) {
    return;
  } else if (event.type === 'click') {
    event.preventDefault();
    held.push(() => control.click());
  } else if (/^Arrow(Down|Up)$/.test((event as KeyboardEvent).key)) {
    event.preventDefault();
    held.push(() => control.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent)));
  }
  start();
}

function release(failed?: boolean) {
  for (const type of HELD) removeEventListener(type, hold, true);
  root.dataset.app = failed ? 'failed' : 'ready';
  if (!failed) for (const act of held.splice(0)) act();
}

function start() {
  if (started) return;
  started = true;
  for (const type of SIGNS) removeEventListener(type, start, true);
  addEventListener('app:ready', () => release(), { once: true });
  Promise.all([css && leaf('link', { rel: 'stylesheet', href: css }), import(/* @vite-ignore */ app)])
    .then(([, application]) => application.start())
    .catch((error) => {
      console.error('The application could not start', error);
      release(true);
    });
}

showTheme(storedTheme());
watchScrolled(root, window);
for (const type of HELD) addEventListener(type, hold, true);
for (const type of SIGNS) addEventListener(type, start, { capture: true, passive: true });

function whenParsed() {
  revealDrawings(document);
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  if (hero) runHero(hero);
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenParsed);
else whenParsed();

/** A shared link to a filtered list, or a message that was not sent yet, needs the application at once. */
const unfinished = () => {
  try {
    return location.search !== '' || Object.keys(sessionStorage).some((key) => key.startsWith('draft'));
  } catch {
    return false;
  }
};
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
const afterLoad = () =>
  idle(() => {
    if (unfinished()) start();
    else if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
      for (const href of [app, ...chunks.split(' ')]) if (href) leaf('link', { rel: 'prefetch', as: 'script', href });
  });
if (document.readyState === 'complete') afterLoad();
else addEventListener('load', afterLoad);
