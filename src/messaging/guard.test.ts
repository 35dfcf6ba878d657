import { expect, it } from 'vitest';
import { looksAutomatic } from './guard.ts';

it.each([
  ['a filled decoy', { decoy: 'x', elapsedMs: 60_000 }, true],
  ['less than three seconds', { decoy: '', elapsedMs: 2_999 }, true],
  ['three seconds', { decoy: '', elapsedMs: 3_000 }, false],
  ['any time where none is asked for', { decoy: '', elapsedMs: 0, minimumMs: 0 }, false],
])('%s', (_, press, expected) => {
  expect(looksAutomatic(press)).toBe(expected);
});
