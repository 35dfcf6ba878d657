import { describe, expect, test } from 'vitest';
import { SCROLL_THRESHOLD, watchScrolled } from './scrolled';

function page() {
  const win = { scrollY: 0, onscroll: null as (() => void) | null };
  const root = { dataset: {} as Record<string, string> };
  return {
    shown: () => root.dataset.scrolled,
    scrollTo(y: number) {
      win.scrollY = y;
      win.onscroll?.();
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

  test('a page that loads scrolled is marked at once', () => {
    const { scrollTo, shown, watch } = page();
    scrollTo(400);
    watch();
    expect(shown()).toBe('true');
  });

  test('a second call replaces the first handler', () => {
    const { scrollTo, shown, watch } = page();
    watch();
    scrollTo(400);
    watch();
    expect(shown()).toBe('true');
    scrollTo(0);
    expect(shown()).toBeUndefined();
  });
});
