import { expect, test } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { type StoryFacts, visitsOf } from './plan.ts';

const story = (facts: Partial<StoryFacts> = {}): StoryFacts => ({
  id: 'components-badge--long-words',
  title: 'components/Badge',
  name: 'Long Words',
  theme: undefined,
  viewport: undefined,
  modes: undefined,
  motion: 'reduce',
  ...facts,
});
const names = (facts: StoryFacts) => visitsOf(facts).flatMap(({ pictures }) => pictures.map(({ name }) => name));

test('a story is pictured in both themes in one visit, in the standard window', () => {
  expect(visitsOf(story())).toEqual([
    {
      id: 'components-badge--long-words',
      width: 1280,
      height: 800,
      motion: 'reduce',
      pictures: [
        {
          name: 'components-badge/long-words.light-1280',
          story: 'components/Badge, Long Words',
          mode: 'light, 1280 px',
          theme: 'light',
        },
        {
          name: 'components-badge/long-words.dark-1280',
          story: 'components/Badge, Long Words',
          mode: 'dark, 1280 px',
          theme: 'dark',
        },
      ],
    },
  ]);
});

test('a page is pictured light, or dark in its dark story', () => {
  const page = { id: 'pages-home--default', title: 'pages/Home' };
  expect(names(story(page))).toEqual(['pages-home/default.light-1280']);
  expect(names(story({ ...page, theme: 'dark' }))).toEqual(['pages-home/default.dark-1280']);
});

test('a story keeps its own window and theme', () => {
  const [visit] = visitsOf(story({ viewport: 'mobile1', theme: 'dark' }));
  expect(visit).toMatchObject({ width: 360, height: 740, pictures: [{ theme: 'dark' }] });
  expect(names(story({ viewport: 'reflow' }))).toEqual([
    'components-badge/long-words.light-320',
    'components-badge/long-words.dark-320',
  ]);
  expect(names(story({ theme: 'dark' }))).toEqual(['components-badge/long-words.dark-1280']);
});

test('a story that asks for modes gets those, in one visit a width', () => {
  const asked = story({ modes: modes({ themes: ['light', 'dark'], widths: [360, 1920] }) });
  expect(visitsOf(asked).map(({ width, height }) => [width, height])).toEqual([
    [360, 740],
    [1920, 1080],
  ]);
  expect(names(asked)).toHaveLength(4);
});

test('its own globals hold in the modes too, as in Chromatic', () => {
  const asked = modes({ themes: ['light', 'dark'], widths: [360, 1280] });
  expect(names(story({ modes: asked, viewport: 'tablet' }))).toEqual([
    'components-badge/long-words.light-768',
    'components-badge/long-words.dark-768',
  ]);
  expect(names(story({ modes: asked, theme: 'dark', viewport: 'tablet' }))).toHaveLength(1);
});

test('a window that does not exist is named', () => {
  expect(() => visitsOf(story({ viewport: 'watch' }))).toThrow('No viewport "watch". Known: reflow');
});
