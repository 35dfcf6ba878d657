import { describe, expect, it } from 'vitest';
import { articlePages, pageAt, paths } from './pages.ts';
import { stubAt } from './stubs.ts';

const trail = (path: string) => stubAt(path).trail?.map(({ href }) => href);
const nearby = (path: string) => stubAt(path).nearby?.map(({ href }) => href);

describe('stubAt', () => {
  it('finds the way down to a page, over main addresses only', () => {
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

  it('names the neighbours of a page, and for the head of an area the pages below', () => {
    expect(nearby('/solutions/ai/rasp')).toHaveLength(5);
    expect(nearby('/leadership')).toContain('/about/our-team');
    expect(nearby('/about')).toContain('/leadership');
    expect(nearby('/resources')).not.toContain('/resources/thought-leadership/the-clean-core-is-a-contract');
  });

  it.each([...paths, ...articlePages.keys()])('gives %s a place, a name and no link to itself', (path) => {
    const { trail, nearby } = stubAt(path);
    expect(trail?.at(-1)?.label).toBeTruthy();
    expect(nearby?.map(({ href }) => href)).not.toContain(path);
  });

  it('shows a part of the drawing of its own on every page that has no more to say yet', () => {
    const stubs = paths.filter((path) => pageAt(path).noindex);
    expect(stubs).toHaveLength(16);
    const shown = stubs.map((path) => JSON.stringify(stubAt(path).drawing));
    expect(shown).not.toContain(undefined);
    expect(new Set(shown).size).toBe(stubs.length);
  });

  it('has two that are a title alone (spec 2.1)', () => {
    expect(paths.filter((path) => stubAt(path).titleOnly)).toEqual(['/resources/whitepapers', '/resources/videos']);
  });

  it('makes no difference for a slash at the end', () => {
    expect(stubAt('/solutions/cdc/')).toEqual(stubAt('/solutions/cdc'));
  });
});
