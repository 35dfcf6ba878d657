import { expect, test } from 'vitest';
import type { Picture } from './plan.ts';
import { asText, exitCode, type Result } from './summary.ts';

const picture = (story: string, theme: Picture['theme'] = 'light'): Picture => ({
  name: `${story}/default.${theme}`,
  story,
  mode: theme,
  theme,
});
const nothing: Result = { changed: [], added: [], removed: [], missing: [], same: 12 };
const some: Result = {
  changed: [picture('pages/Home'), picture('pages/Home', 'dark')],
  added: [picture('components/New')],
  removed: [picture('components/Old <b>')],
  missing: [],
  same: 3,
};
const broken: Result = {
  ...nothing,
  missing: [{ pictures: [picture('pages/Off')], reason: 'No <main>.', side: 'after' }],
};

test('each story is listed once, under what happened to it', () => {
  expect(asText(nothing)).toBe('Nothing changed: 12 pictures compared.');
  expect(asText(some)).toBe(`Changed: 1 story, 2 pictures
  pages/Home (light; dark)

Added: 1 story, 1 picture
  components/New (light)

Removed: 1 story, 1 picture
  components/Old <b> (light)

1 story changed, 1 story added, 1 story removed; 3 pictures are the same.`);
  expect(asText(broken)).toContain('pages/Off could not be shown as it is now: No <main>.');
});

test('the exit code is 0 only if every story is as it was', () => {
  expect([nothing, some, broken].map(exitCode)).toEqual([0, 1, 2]);
});
