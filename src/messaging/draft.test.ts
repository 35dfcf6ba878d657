import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from './draft.ts';
import { blockedStorage, manualSchedule, memoryStorage } from './testing/fakes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const setup = () => {
  const storage = memoryStorage();
  const timer = manualSchedule();
  const make = (form = 'contact') =>
    createDraft(form, ['name', 'message', 'preferences'], { storage: () => storage, schedule: timer.schedule });
  return { storage, timer, make, draft: make() };
};

describe('createDraft', () => {
  it('keeps the last values after a pause, for the next load of the page', () => {
    const { timer, make, draft } = setup();
    draft.save({ name: 'A' });
    draft.save({ name: 'Ada', message: 'Hello\n👋', preferences: ['ai-trends'] });
    expect(make().load()).toBeUndefined();
    timer.runAll();
    expect(timer.delays).toEqual([400, 400]);
    expect(make().load()).toEqual({ name: 'Ada', message: 'Hello\n👋', preferences: ['ai-trends'] });
    expect(make('other').load()).toBeUndefined();
  });

  it('writes at once when the page is left', () => {
    const { storage, timer, draft } = setup();
    const write = vi.spyOn(storage, 'setItem');
    draft.save({ name: 'Ada' });
    draft.flush();
    expect(draft.load()).toEqual({ name: 'Ada' });
    timer.runAll();
    draft.flush();
    expect(write).toHaveBeenCalledOnce();
  });

  it('forgets a sent message, also one not yet written', () => {
    const { storage, timer, draft } = setup();
    draft.save({ name: 'Ada' });
    draft.flush();
    draft.save({ name: 'Ada L' });
    draft.clear();
    timer.runAll();
    draft.flush();
    expect(storage.length).toBe(0);
  });

  it('forgets what the visitor has emptied', () => {
    const { storage, draft } = setup();
    draft.save({ name: 'Ada' });
    draft.flush();
    draft.save({ name: '', preferences: [] });
    draft.flush();
    expect(storage.length).toBe(0);
  });

  it('never writes a field it was not told to keep', () => {
    const { storage, draft } = setup();
    const values = { name: 'Ada', website: 'unknown', status: 'error' };
    draft.save(values);
    draft.flush();
    expect(storage.getItem('draft:contact')).toBe('{"name":"Ada"}');
  });

  it.each(['{', 'null', '"text"', '[]', '{"name":7,"preferences":[1]}', '{"other":"x"}'])(
    'ignores a stored %s',
    (stored) => {
      const { storage, draft } = setup();
      storage.setItem('draft:contact', stored);
      expect(draft.load()).toBeUndefined();
    },
  );

  it('leaves out stored fields that are malformed', () => {
    const { storage, draft } = setup();
    storage.setItem('draft:contact', '{"name":"Ada","message":{"a":1}}');
    expect(draft.load()).toEqual({ name: 'Ada' });
  });

  it('does nothing, and breaks nothing, where storage throws', () => {
    const draft = createDraft('contact', ['name'], { storage: blockedStorage });
    draft.save({ name: 'Ada' });
    expect(() => draft.flush()).not.toThrow();
    expect(() => draft.clear()).not.toThrow();
    expect(draft.load()).toBeUndefined();
  });

  it("keeps to this tab's storage by default, and does without it on the server", () => {
    const draft = createDraft('contact', ['name']);
    vi.stubGlobal('sessionStorage', undefined);
    expect(draft.load()).toBeUndefined();
    const storage = memoryStorage();
    vi.stubGlobal('sessionStorage', storage);
    draft.save({ name: 'Ada' });
    draft.flush();
    expect(storage.getItem('draft:contact')).toBe('{"name":"Ada"}');
  });
});
