import { inStorage } from '../../theme/storage';

const KEY = 'motion';
const RUNNING = 'running';
const HANDOVER = 'hero:handover';
/** A character follows the last after so many ms, and a word after the last was whole (spec 4). */
const TYPING_INTERVAL = 150;
const HOLD_TIME = 2000;

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
  const find = (name: string) => hero.querySelector(`[data-${name}]`) as HTMLElement;
  const words = (dataset.words as string).split(' ');
  const typed = find('typed');
  const films = hero.querySelectorAll<HTMLVideoElement>('[data-film]');
  const inSight = new Map<Element, boolean>();
  const reduced = matchMedia('(prefers-reduced-motion)');
  const calm = () => reduced.matches || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  let timer = 0;
  let word = dataset.word as string;
  let { length } = typed.textContent as string;

  const step = () => {
    const whole = length >= word.length;
    timer = window.setTimeout(
      () => {
        if (whole) {
          word = words[(words.indexOf(word) + 1) % words.length] as string;
          length = 0;
        }
        length += 1;
        dataset.word = word;
        typed.textContent = word.slice(0, length);
        step();
      },
      whole ? HOLD_TIME : TYPING_INTERVAL,
    );
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
    reduced.onchange = null;
  };

  hero.addEventListener(HANDOVER, stop, { once: true });
  // An element has one such handler: the second caller's takes the place of the first one's.
  find('motion-toggle').onclick = () => {
    inStorage(() => sessionStorage.setItem(KEY, dataset.motion === RUNNING ? 'paused' : RUNNING));
    show();
  };
  reduced.onchange = show;
  for (const film of films) {
    observer.observe(film);
    film.onerror = () => {
      console.error('Film failed');
      film.dataset.film = 'failed';
    };
  }
  show();
  return stop;
}
