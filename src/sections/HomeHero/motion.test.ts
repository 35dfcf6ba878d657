// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHero } from './motion';

const page = `
  <section data-hero data-words="AI Automation" data-word="AI" data-motion="paused">
    <span data-typed>AI</span>
    <video data-film="/film/hero"></video>
    <video data-film="/film/hero-dark"></video>
    <button data-motion-toggle></button>
  </section>`;
let reduced = false;
/** What the browser says of elements that come into sight or leave it. */
let see: (isIntersecting: boolean, ...targets: Element[]) => void;

function setUp() {
  document.body.innerHTML = page;
  const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
  const films = [...document.querySelectorAll('video')] as [HTMLVideoElement, HTMLVideoElement];
  for (const film of films) {
    film.play = vi.fn(() => Promise.resolve());
    film.pause = vi.fn();
    film.canPlayType = () => 'probably';
  }
  const [film, otherFilm] = films;
  return { hero: find('[data-hero]'), typed: find('[data-typed]'), toggle: find('button'), film, otherFilm };
}

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), {
      get matches() {
        return reduced;
      },
    }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(tell: (entries: object[]) => void) {
        see = (isIntersecting, ...targets) => tell(targets.map((target) => ({ isIntersecting, target })));
      }
    },
  );
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('runHero', () => {
  it('goes on from the word that stands: holds it, then types the next one', () => {
    const { hero, typed } = setUp();
    const stop = runHero(hero);
    vi.advanceTimersByTime(1999);
    expect(typed.textContent).toBe('AI');
    vi.advanceTimersByTime(1);
    expect([typed.textContent, hero.dataset.word]).toEqual(['A', 'Automation']);
    vi.advanceTimersByTime(9 * 150 - 1);
    expect(typed.textContent).toBe('Automatio');
    vi.advanceTimersByTime(1);
    expect(typed.textContent).toBe('Automation');
    vi.advanceTimersByTime(1999);
    expect(typed.textContent).toBe('Automation');
    vi.advanceTimersByTime(1);
    expect([typed.textContent, hero.dataset.word], 'after the last comes the first').toEqual(['A', 'AI']);
    stop();
  });

  it('pauses film, typing and lights with one control, and remembers it for the session', () => {
    const { hero, typed, toggle, film } = setUp();
    const stop = runHero(hero);
    vi.advanceTimersByTime(2150);
    toggle.click();
    const standing = typed.textContent;
    vi.advanceTimersByTime(60_000);
    expect(typed.textContent).toBe(standing);
    expect(hero.dataset.motion).toBe('paused');
    expect(film.pause).toHaveBeenCalled();
    stop();
    const again = setUp();
    const stopAgain = runHero(again.hero);
    expect(again.hero.dataset.motion).toBe('paused');
    again.toggle.click();
    expect(again.hero.dataset.motion).toBe('running');
    stopAgain();
  });

  it('fetches and plays only the film that is in sight, and pauses it out of sight', () => {
    const { hero, film, otherFilm } = setUp();
    const stop = runHero(hero);
    expect([film.hasAttribute('src'), otherFilm.hasAttribute('src')]).toEqual([false, false]);
    see(false, film, otherFilm);
    expect([film.hasAttribute('src'), otherFilm.hasAttribute('src')]).toEqual([false, false]);
    see(true, otherFilm);
    expect([film.hasAttribute('src'), otherFilm.getAttribute('src')]).toEqual([false, '/film/hero-dark.webm']);
    expect(otherFilm.play).toHaveBeenCalled();
    vi.mocked(otherFilm.pause).mockClear();
    see(false, otherFilm);
    expect(otherFilm.pause).toHaveBeenCalled();
    stop();
  });

  it('stands still under reduced motion and never fetches the film, even when the visitor starts the typing', () => {
    reduced = true;
    const { hero, toggle, film } = setUp();
    const stop = runHero(hero);
    expect(hero.dataset.motion).toBe('paused');
    toggle.click();
    see(true, film);
    expect(hero.dataset.motion).toBe('running');
    expect(film.hasAttribute('src')).toBe(false);
    stop();
  });

  it('stands still under Save-Data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { hero, film } = setUp();
    const stop = runHero(hero);
    see(true, film);
    expect([hero.dataset.motion, film.hasAttribute('src')]).toEqual(['paused', false]);
    stop();
  });

  it('hides a film that fails and says so in the console', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { hero, film } = setUp();
    const stop = runHero(hero);
    film.dispatchEvent(new Event('error'));
    expect(film.dataset.film).toBe('failed');
    expect(log).toHaveBeenCalledWith('Film failed');
    stop();
  });

  it('is taken over by whoever comes second, so that nothing is typed twice', () => {
    const { hero, typed, toggle } = setUp();
    runHero(hero);
    vi.advanceTimersByTime(2000);
    const stop = runHero(hero);
    vi.advanceTimersByTime(150);
    expect(typed.textContent).toBe('Au');
    toggle.click();
    expect(hero.dataset.motion).toBe('paused');
    stop();
  });
});
