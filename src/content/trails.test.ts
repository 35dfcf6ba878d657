import { describe, expect, it } from 'vitest';
import { articlePages } from './pages.ts';
import { trailAt } from './trails.ts';

const trail = (path: string) => trailAt(path).map(({ href }) => href);

describe('trailAt', () => {
  it('returns the ancestors of a page by their main addresses', () => {
    expect(trail('/services/upgrade-sap')).toEqual(['/services', undefined]);
    expect(trail('/solutions/cdc')).toEqual(['/services', undefined]);
    expect(trail('/solutions/ai/rasp')).toEqual(['/services', '/ai', undefined]);
    expect(trail('/leadership')).toEqual(['/about', undefined]);
    expect(trail('/about')).toEqual([undefined]);
    expect(trail([...articlePages.keys()][0] ?? '')).toEqual([
      '/resources',
      '/resources/thought-leadership',
      undefined,
    ]);
  });
});
