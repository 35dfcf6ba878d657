import { expect, it } from 'vitest';
import { toggle } from './CheckboxGroup';

it('adds what is checked, once, and removes what is not', () => {
  expect(toggle([], 'a', true)).toEqual(['a']);
  expect(toggle(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(toggle(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(toggle(['b'], 'a', false)).toEqual(['b']);
});
