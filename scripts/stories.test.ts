import { expect, it } from 'vitest';
import { changesOf } from '../.storybook/status.ts';
import { groupStories, statusOf } from './stories.ts';

const entry = (title: string, exportName: string) => ({
  id: `${title}--${exportName}`.toLowerCase(),
  title,
  name: exportName,
  importPath: `./stories/${title}.stories.tsx`,
});
const index = (...list: ReturnType<typeof entry>[]) => ({
  v: 5,
  entries: Object.fromEntries(list.map((story) => [story.id, story])),
});
const all = index(
  entry('components/Badge', 'Plain'),
  entry('components/Badge', 'Tab'),
  entry('components/Button', 'Plain'),
  entry('sections/Topics', 'Plain'),
);

it('keeps stories under their own ids when they are grouped', () => {
  const grouped = groupStories(all, [], 2);
  expect(Object.keys(grouped.entries)).toEqual(Object.keys(all.entries));
  expect(Object.values(grouped.entries).map(({ title }) => title)).toEqual(['Part 1', 'Part 1', 'Part 2', 'Part 1']);
  expect(grouped.entries['components/badge--tab']?.name).toBe('components/Badge: Tab');
});

it('keeps the stories of the named files, and throws if there are none', () => {
  const kept = groupStories(all, ['Button', 'Topics']);
  expect(Object.keys(kept.entries)).toEqual(['components/button--plain', 'sections/topics--plain']);
  expect(() => groupStories(all, ['Nothing'])).toThrow('No story is in a file like Nothing');
});

it('reports the outcome of each story by component', () => {
  const outcome = (name: string, status: string) => ({
    ancestorTitles: ['Part 1', `components/Badge: ${name}`],
    status,
  });
  expect(statusOf(all, [outcome('Plain', 'passed'), outcome('Tab', 'failed')], '2030-01-02')).toEqual({
    'components/badge': {
      date: '2030-01-02',
      stories: { 'components/badge--plain': 'passed', 'components/badge--tab': 'failed' },
    },
  });
});

it('finds the changes of a component in the newest release of the changelog', () => {
  const changelog =
    '# Changes\n\n## Next\n\n- **Badge, Icon**: is\n  larger.\n- **Link**: other.\n\n## 1.0\n\n- **Badge**: old.\n';
  expect(changesOf(changelog, 'Badge')).toEqual(['Is larger.']);
  expect(changesOf(changelog, 'Button')).toEqual([]);
});
