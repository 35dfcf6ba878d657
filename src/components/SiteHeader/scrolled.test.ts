import { describe, expect, test } from 'vitest';
import { SCROLL_THRESHOLD, watchScrolled } from './scrolled';

/** A page that can be scrolled and that counts who listens. */
function page() {
  const listeners = new Set<() => void>();
  const options: unknown[] = [];
  const win = {
    scrollY: 0,
    addEventListener: (_: string, listener: () => void, how: unknown) => {
      listeners.add(listener);
      options.push(how);
    },
  };
  const root = { dataset: {} as Record<string, string> };
  return {
    listeners,
    options,
    shown: () => root.dataset.scrolled,
    scrollTo(y: number) {
      win.scrollY = y;
      for (const listener of listeners) listener();
    },
    watch: () => watchScrolled(root as unknown as HTMLElement, win as unknown as Window),
  };
}

describe('watchScrolled', () => {
  test('the page counts as scrolled beyond 10 px, not at 10 px', () => {
    const { scrollTo, shown, watch } = page();
    watch();
    expect(shown()).toBeUndefined();
    scrollTo(SCROLL_THRESHOLD);
    expect(shown()).toBeUndefined();
    scrollTo(SCROLL_THRESHOLD + 1);
    expect(shown()).toBe('true');
    scrollTo(0);
    expect(shown()).toBeUndefined();
  });

  test('a page that was loaded further down is marked at once', () => {
    const { scrollTo, shown, watch } = page();
    scrollTo(400);
    watch();
    expect(shown()).toBe('true');
  });

  test('listening never delays scrolling', () => {
    const { options, watch } = page();
    watch();
    expect(options).toEqual([{ passive: true }]);
  });

  test('a second caller finds the listener there', () => {
    const { listeners, scrollTo, shown, watch } = page();
    watch();
    watch();
    expect(listeners.size).toBe(1);
    scrollTo(400);
    expect(shown()).toBe('true');
  });
});
