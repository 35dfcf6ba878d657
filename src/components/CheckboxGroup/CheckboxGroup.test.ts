import { expect, it } from 'vitest';
import { toggle } from './CheckboxGroup';

it('adds a checked value once, and removes an unchecked one', () => {
  expect(toggle([], 'a', true)).toEqual(['a']);
  expect(toggle(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(toggle(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(toggle(['b'], 'a', false)).toEqual(['b']);
});
