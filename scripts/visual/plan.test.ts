import { expect, test } from 'vitest';
import { type ModeName, pictured } from '../../.storybook/modes.ts';
import { type StoryFacts, visitsOf } from './plan.ts';

const inModes = (...names: ModeName[]) => pictured(...names).chromatic.modes;
const story = (facts: Partial<StoryFacts> = {}): StoryFacts => ({
  id: 'components-badge--long-words',
  title: 'components/Badge',
  name: 'Long Words',
  theme: undefined,
  viewport: undefined,
  modes: inModes('light', 'dark'),
  motion: 'reduce',
  forcedColors: 'none',
  ...facts,
});
const names = (facts: StoryFacts) => visitsOf(facts).flatMap(({ pictures }) => pictures.map(({ name }) => name));

test('both themes are pictured in one visit, in the standard window', () => {
  const picture = { story: 'components/Badge, Long Words' };
  expect(visitsOf(story())).toMatchObject([
    {
      ...{ width: 1280, height: 800, motion: 'reduce', forcedColors: 'none', direction: 'ltr' },
      pictures: [
        { ...picture, name: 'components-badge/long-words.light', mode: 'light', theme: 'light' },
        { ...picture, name: 'components-badge/long-words.dark', mode: 'dark', theme: 'dark' },
      ],
    },
  ]);
});

test('each other window, direction and color setting is a visit of its own', () => {
  const all = story({ modes: inModes('light', 'dark', 'phone', 'forced colors', 'right to left') });
  expect(visitsOf(all).map(({ width, forcedColors, direction }) => [width, forcedColors, direction].join(' '))).toEqual(
    ['1280 none ltr', '360 none ltr', '1280 active ltr', '1280 none rtl'],
  );
  expect(names(all).at(-1)).toBe('components-badge/long-words.right-to-left');
});

test('the globals and parameters of a story hold in its modes, and no picture is taken twice', () => {
  const own = visitsOf(story({ viewport: 'mobile1', theme: 'dark', forcedColors: 'active' }));
  expect(own).toMatchObject([{ width: 360, height: 740, forcedColors: 'active', pictures: [{ theme: 'dark' }] }]);
  expect(names(story({ viewport: 'tablet', modes: inModes('light', 'phone') }))).toHaveLength(1);
});

test('a window that does not exist is named', () => {
  expect(() => visitsOf(story({ viewport: 'watch' }))).toThrow('No viewport "watch". Known: reflow');
});
