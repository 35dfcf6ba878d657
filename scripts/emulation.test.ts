import { expect, it } from 'vitest';
import { answered } from '../.storybook/emulation.ts';
import { media } from '../src/theme/media.ts';

const reduced = [
  [/\(prefers-reduced-motion: no-preference\)/, false],
  [/\(prefers-reduced-motion(: reduce)?\)/, true],
] as const;
const paper = [
  [/\bprint\b/, true],
  [/\bscreen\b/, false],
] as const;

it('answers a condition, and leaves the others of it', () => {
  expect(answered(`${media.still} and (min-width: 700px)`, reduced)).toBe('(min-width: 0px) and (min-width: 700px)');
  expect(answered(media.motion, reduced)).toBe('not all');
  expect(answered(media.hover, reduced)).toBe(media.hover);
});
it('answers each of several conditions', () => {
  expect(answered('print, (max-width: 300px)', paper)).toBe('all, (max-width: 300px)');
  expect(answered(media.desk, paper)).toBe('not all');
  expect(answered(`not ${media.wide}`, paper)).toBe('all');
});
