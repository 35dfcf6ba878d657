import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from './draft.ts';
import { forms } from './forms.ts';
import { blockedStorage, memoryStorage } from './testing/fakes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setup = () => {
  const storage = memoryStorage();
  const make = (form = forms.newsletter) => createDraft(form, () => storage);
  return { storage, make, draft: make() };
};

describe('createDraft', () => {
  it('keeps the last values after a pause, for the next load of the page', () => {
    const { storage, make, draft } = setup();
    draft.save({ name: 'A' });
    draft.save({ name: 'Ada\n👋', email: 'ada@', preferences: ['ai-trends'] });
    vi.advanceTimersByTime(399);
    expect(make().load()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(make().load()).toEqual({ name: 'Ada\n👋', email: 'ada@', preferences: ['ai-trends'] });
    expect(createDraft(forms.contact, () => storage).load()).toBeUndefined();
  });

  it('writes at once when the page is left', () => {
    const { storage, draft } = setup();
    const write = vi.spyOn(storage, 'setItem');
    draft.save({ name: 'Ada' });
    draft.flush();
    expect(draft.load()).toEqual({ name: 'Ada' });
    vi.runAllTimers();
    draft.flush();
    expect(write).toHaveBeenCalledOnce();
  });

  it('clears stored values, and changes that are not stored yet', () => {
    const { storage, draft } = setup();
    draft.save({ name: 'Ada' });
    draft.flush();
    draft.save({ name: 'Ada L' });
    draft.clear();
    vi.runAllTimers();
    draft.flush();
    expect(storage.length).toBe(0);
  });

  it('removes emptied fields', () => {
    const { storage, draft } = setup();
    draft.save({ name: 'Ada' });
    draft.flush();
    draft.save({ name: '', preferences: [] });
    draft.flush();
    expect(storage.length).toBe(0);
  });

  it('never writes a field that its form does not describe', () => {
    const { storage, draft } = setup();
    draft.save({ name: 'Ada', website: 'unknown', status: 'error' });
    draft.flush();
    expect(storage.getItem('draft:newsletter')).toBe('{"name":"Ada"}');
  });

  it.each([
    '{',
    'null',
    '"text"',
    '[]',
    '{"name":7,"preferences":[1]}',
    '{"other":"x"}',
    '{"preferences":["unknown"]}',
  ])('ignores a stored %s', (stored) => {
    const { storage, draft } = setup();
    storage.setItem('draft:newsletter', stored);
    expect(draft.load()).toBeUndefined();
  });

  it('leaves out stored fields that are malformed, and choices that no longer exist', () => {
    const { storage, draft } = setup();
    storage.setItem('draft:newsletter', '{"name":"Ada","email":{"a":1},"preferences":["unknown","ai-trends"]}');
    expect(draft.load()).toEqual({ name: 'Ada', preferences: ['ai-trends'] });
  });

  it('does nothing if storage throws', () => {
    const draft = createDraft(forms.contact, blockedStorage);
    draft.save({ name: 'Ada' });
    expect(() => draft.flush()).not.toThrow();
    expect(() => draft.clear()).not.toThrow();
    expect(draft.load()).toBeUndefined();
  });

  it('uses session storage by default, and none on the server', () => {
    const draft = createDraft(forms.contact);
    vi.stubGlobal('sessionStorage', undefined);
    expect(draft.load()).toBeUndefined();
    const storage = memoryStorage();
    vi.stubGlobal('sessionStorage', storage);
    draft.save({ name: 'Ada' });
    draft.flush();
    expect(storage.getItem('draft:contact')).toBe('{"name":"Ada"}');
  });
});
