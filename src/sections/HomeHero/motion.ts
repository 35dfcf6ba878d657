import { media } from '../../theme/media';
import { inStorage } from '../../theme/storage';

const KEY = 'motion';
const RUNNING = 'running';
const HANDOVER = 'hero:handover';
/** Delays in ms between characters and after a complete word (spec 4). */
const TYPING_INTERVAL = 150;
const HOLD_TIME = 2000;

/**
 * Animates the hero: types the words, plays the film and runs the lights, with one pause control whose state is stored
 * for the session (spec 2.3). With reduced motion or Save-Data, the animation is initially paused. The film loads when
 * the hero is visible, and phones get a smaller file.
 *
 * The loader (`src/app/loader.ts`) starts the animation of the prerendered elements, and the component starts it again
 * after hydration. The hero has the words in `data-words`. It contains elements with `data-typed`, `data-motion-toggle`
 * and `data-film` (the film's URL without extension).
 *
 * @returns a function that stops the animation
 */
export function runHero(hero: HTMLElement): () => void {
  hero.dispatchEvent(new Event(HANDOVER));
  const { dataset } = hero;
  const find = (name: string) => hero.querySelector(`[data-${name}]`) as HTMLElement;
  const words = (dataset.words as string).split(' ');
  const typed = find('typed');
  const film = find('film') as HTMLVideoElement;
  const toggle = find('motion-toggle');
  let isVisible = false;
  const reduced = matchMedia('(prefers-reduced-motion)');
  const avoidsMotion = () =>
    reduced.matches || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  let timer = 0;
  let word = dataset.word as string;
  let { length } = typed.textContent as string;

  const typeNext = () => {
    const isComplete = length >= word.length;
    timer = window.setTimeout(
      () => {
        if (isComplete) {
          word = words[(words.indexOf(word) + 1) % words.length] as string;
          length = 0;
        }
        length += 1;
        dataset.word = word;
        typed.textContent = word.slice(0, length);
        typeNext();
      },
      isComplete ? HOLD_TIME : TYPING_INTERVAL,
    );
  };
  const applyMotion = () => {
    const stored = inStorage(() => sessionStorage.getItem(KEY));
    const running = stored ? stored === RUNNING : !avoidsMotion();
    clearTimeout(timer);
    dataset.motion = running ? RUNNING : 'paused';
    toggle.setAttribute('aria-pressed', String(!running));
    if (running) typeNext();
    updateFilm();
  };
  const updateFilm = () => {
    // No film with reduced motion or Save-Data, even if the visitor turned motion on.
    if (dataset.motion !== RUNNING || avoidsMotion() || !isVisible) film.pause();
    else {
      const size = matchMedia(media.wide).matches ? '' : '-phone';
      film.src ||= `${film.dataset.film}${size}.${film.canPlayType('video/webm; codecs="vp9"') ? 'webm' : 'mp4'}`;
      // The browser may refuse or interrupt playback. The hero is complete without the film.
      film.play().catch(() => undefined);
    }
  };
  const observer = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false;
    updateFilm();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    reduced.onchange = null;
  };

  hero.addEventListener(HANDOVER, stop, { once: true });
  // `onclick` replaces the handler of the loader.
  toggle.onclick = () => {
    inStorage(() => sessionStorage.setItem(KEY, dataset.motion === RUNNING ? 'paused' : RUNNING));
    applyMotion();
  };
  reduced.onchange = applyMotion;
  observer.observe(hero);
  film.onerror = () => {
    console.error('Film failed');
    film.dataset.film = 'failed';
  };
  applyMotion();
  return stop;
}
