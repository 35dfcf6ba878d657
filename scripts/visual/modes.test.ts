import { expect, test } from 'vitest';
import { modes, pictured, widths } from '../../.storybook/modes.ts';

test('every theme at every width, each under a name of its own', () => {
  expect(modes({ themes: ['light', 'dark'], widths: [360, 1280] })).toEqual({
    'light-360': { theme: 'light', viewport: 360 },
    'dark-360': { theme: 'dark', viewport: 360 },
    'light-1280': { theme: 'light', viewport: 1280 },
    'dark-1280': { theme: 'dark', viewport: 1280 },
  });
});

test('light at 1280 px unless something else is asked for', () => {
  expect(Object.keys(modes())).toEqual(['light-1280']);
  expect(Object.keys(modes({ themes: ['dark'] }))).toEqual(['dark-1280']);
  expect(Object.keys(modes({ widths: [320, 320] }))).toEqual(['light-320']);
});

test('a width that no window has is refused', () => {
  expect(() => modes({ widths: [360, 1000] })).toThrow('No window is 1000 px wide. Known: 320, 360');
  expect(() => modes({ widths })).not.toThrow();
});

test('a story takes its modes as parameters', () => {
  expect(pictured({ themes: ['dark'] })).toEqual({
    chromatic: { modes: { 'dark-1280': { theme: 'dark', viewport: 1280 } } },
  });
});
