// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHero } from './motion';

const page = `
  <section data-hero data-words="AI Automation" data-word="AI" data-motion="paused">
    <span data-typed>AI</span>
    <video data-film="/film/hero"></video>
    <button data-motion-toggle></button>
  </section>`;
/** Calls the observer's callback with the visibility of the hero. */
let see: (isIntersecting: boolean) => void;

function setUp() {
  document.body.innerHTML = page;
  const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
  const film = find<HTMLVideoElement>('video');
  film.play = vi.fn(() => Promise.resolve());
  film.pause = vi.fn();
  return { hero: find('[data-hero]'), typed: find('[data-typed]'), toggle: find('button'), film };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(tell: (entries: object[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
    },
  );
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('runHero', () => {
  it('continues from the current word, then types the next one', () => {
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

  it('pauses film, typing and lights with one control, and stores the choice for the session', () => {
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
    stopAgain();
  });

  it('plays the film while visible, and pauses it otherwise', () => {
    const { hero, film } = setUp();
    const stop = runHero(hero);
    see(true);
    expect(film.play).toHaveBeenCalledOnce();
    vi.mocked(film.pause).mockClear();
    see(false);
    expect(film.pause).toHaveBeenCalledOnce();
    stop();
  });

  it('stops the first instance when a second one starts', () => {
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
