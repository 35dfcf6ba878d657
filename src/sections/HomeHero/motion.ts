import { inStorage } from '../../theme/storage';
import { nextTyping, type TypingState } from './typing';

const KEY = 'motion';
const RUNNING = 'running';
const HANDOVER = 'hero:handover';

/**
 * Moves the home hero: types the words, plays the film and lets the lights run, all under one pause control whose
 * choice lasts for the session (spec 2.3). Paused from the start under reduced motion or Save-Data. A film is
 * fetched once it is shown in the window, and plays while it is.
 *
 * It works on the prerendered elements, so that the loader can run it before the application and the component after
 * it; who comes second takes over from who came first. Elements are found by `data-` attributes: `data-words` on the
 * hero, `data-typed`, `data-motion-toggle`, and `data-film` with the address of each film, one a theme.
 *
 * @returns a function that stops it.
 */
export function runHero(hero: HTMLElement): () => void {
  hero.dispatchEvent(new Event(HANDOVER));
  const { dataset } = hero;
  const find = <T extends HTMLElement>(name: string) => hero.querySelector<T>(`[data-${name}]`);
  const words = (dataset.words ?? '').split(' ');
  const typed = find('typed');
  const films = hero.querySelectorAll<HTMLVideoElement>('[data-film]');
  const inSight = new Map<Element, boolean>();
  const reduced = matchMedia('(prefers-reduced-motion)');
  const calm = () => reduced.matches || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const listening = new AbortController();
  const { signal } = listening;
  let timer = 0;
  let state: TypingState = {
    word: words.indexOf(dataset.word ?? ''),
    length: typed?.textContent?.length ?? 0,
  };

  const step = () => {
    const { after, next } = nextTyping(words, state);
    timer = window.setTimeout(() => {
      state = next;
      const word = words[state.word] ?? '';
      if (typed) typed.textContent = word.slice(0, state.length);
      dataset.word = word;
      step();
    }, after);
  };
  const show = () => {
    const chosen = inStorage(() => sessionStorage.getItem(KEY));
    const running = chosen ? chosen === RUNNING : !calm();
    clearTimeout(timer);
    dataset.motion = running ? RUNNING : 'paused';
    if (running) step();
    project();
  };
  const project = () => {
    for (const film of films) {
      // No film at all with reduced motion or Save-Data, whatever the control says.
      if (dataset.motion !== RUNNING || calm() || !inSight.get(film)) film.pause();
      else {
        film.src ||= `${film.dataset.film}.${film.canPlayType('video/webm; codecs="vp9"') ? 'webm' : 'mp4'}`;
        film.muted = true;
        // Refused or interrupted: the drawing stands without its light.
        film.play().catch(() => undefined);
      }
    }
  };
  // Where a film is not shown, in a narrow window or in the other theme, it is in sight of nobody.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inSight.set(target, isIntersecting);
    project();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    listening.abort();
  };

  hero.addEventListener(HANDOVER, stop, { signal });
  find('motion-toggle')?.addEventListener(
    'click',
    () => {
      inStorage(() => sessionStorage.setItem(KEY, dataset.motion === RUNNING ? 'paused' : RUNNING));
      show();
    },
    { signal },
  );
  reduced.addEventListener('change', show, { signal });
  for (const film of films) {
    observer.observe(film);
    film.addEventListener(
      'error',
      () => {
        console.error('Film failed');
        film.dataset.film = 'failed';
      },
      { signal },
    );
  }
  show();
  return stop;
}
