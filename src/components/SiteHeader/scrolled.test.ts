import { expect, test } from 'vitest';
import { watchScrolled } from './scrolled';

test('a page that is already scrolled when it loads is marked immediately', () => {
  const root = { dataset: {} as Record<string, string> };
  watchScrolled(root as unknown as HTMLElement, { scrollY: 400 } as Window);
  expect(root.dataset.scrolled).toBe('true');
});
