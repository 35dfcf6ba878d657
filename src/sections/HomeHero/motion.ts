import { nextTyping, type TypingState } from './typing';

const KEY = 'motion';
const HANDOVER = 'hero:handover';

const stored = () => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};
const store = (value: string) => {
  try {
    sessionStorage.setItem(KEY, value);
  } catch {
    // The choice then holds until the page is left.
  }
};

/**
 * Moves the home hero: types the words, plays the film and lets the lights run, all under one pause control whose
 * choice lasts for the session (decisions, "Hero"). Paused from the start under reduced motion or Save-Data.
 *
 * It works on the prerendered elements, so that the loader can run it before the application and the component after
 * it; who comes second takes over from who came first. Elements are found by `data-` attributes: `data-words` on the
 * hero, `data-typed`, `data-motion-toggle`, and `data-film` with the film's addresses.
 *
 * @returns a function that stops it.
 */
export function runHero(hero: HTMLElement): () => void {
  hero.dispatchEvent(new Event(HANDOVER));
  const words = (hero.dataset.words ?? '').split(' ');
  const typed = hero.querySelector<HTMLElement>('[data-typed]');
  const toggle = hero.querySelector<HTMLElement>('[data-motion-toggle]');
  const film = hero.querySelector<HTMLVideoElement>('[data-film]');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const allowed = () => stored() !== 'paused' && (stored() === 'running' || !(reduced.matches || connection?.saveData));
  let timer = 0;
  let state: TypingState = {
    word: Math.max(0, words.indexOf(hero.dataset.word ?? '')),
    length: typed?.textContent?.length ?? 0,
  };

  const step = () => {
    const { after, next } = nextTyping(words, state);
    timer = window.setTimeout(() => {
      state = next;
      const word = words[state.word] ?? '';
      if (typed) typed.textContent = word.slice(0, state.length);
      hero.dataset.word = word;
      step();
    }, after);
  };
  const show = () => {
    const running = allowed();
    clearTimeout(timer);
    hero.dataset.motion = running ? 'running' : 'paused';
    if (running) step();
    if (!film) return;
    // No film at all with reduced motion or Save-Data, whatever the control says.
    if (!running || reduced.matches || connection?.saveData) film.pause();
    else {
      if (!film.src)
        film.src = film.canPlayType('video/webm; codecs="vp9"')
          ? `${film.dataset.film}.webm`
          : `${film.dataset.film}.mp4`;
      film.muted = true;
      film.play().catch(() => undefined);
    }
  };
  const failed = () => {
    console.error('The hero film could not be played');
    if (film) film.dataset.film = 'failed';
  };
  const press = () => {
    store(hero.dataset.motion === 'running' ? 'paused' : 'running');
    show();
  };
  const stop = () => {
    clearTimeout(timer);
    toggle?.removeEventListener('click', press);
    reduced.removeEventListener('change', show);
    film?.removeEventListener('error', failed);
    removeEventListener('load', show);
    hero.removeEventListener(HANDOVER, stop);
  };

  hero.addEventListener(HANDOVER, stop);
  toggle?.addEventListener('click', press);
  reduced.addEventListener('change', show);
  film?.addEventListener('error', failed);
  // The film comes after everything that the visitor waits for.
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
  return stop;
}
