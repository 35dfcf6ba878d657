import { describe, expect, it } from 'vitest';
import { groupStories } from './story-groups.ts';

const entry = (title: string, name: string) => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  importPath: `./stories/${title}.stories.tsx`,
  tags: ['play-fn'],
});
const list = [
  entry('components/Badge', 'Plain'),
  entry('components/Badge', 'Dark'),
  entry('components/Button', 'Plain'),
  entry('sections/Topics', 'Plain'),
];
const index = { v: 5, entries: Object.fromEntries(list.map((story) => [story.id, story])) };

describe('groupStories', () => {
  it('keeps every story under its own id, with all else that the runner reads', () => {
    const grouped = groupStories(index, { groups: 2 });
    expect(Object.keys(grouped.entries)).toEqual(Object.keys(index.entries));
    expect(grouped.entries['components/badge--dark']).toEqual({
      ...index.entries['components/badge--dark'],
      title: 'Part 1',
      name: 'components/Badge: Dark',
    });
  });

  it('deals the components out in turn', () => {
    const titles = Object.values(groupStories(index, { groups: 2 }).entries).map(({ title }) => title);
    expect(titles).toEqual(['Part 1', 'Part 1', 'Part 2', 'Part 1']);
  });

  it('keeps what was asked for', () => {
    expect(Object.keys(groupStories(index, { groups: 2, files: ['Button', 'Topics'] }).entries)).toEqual([
      'components/button--plain',
      'sections/topics--plain',
    ]);
  });

  it('refuses to run nothing', () => {
    expect(() => groupStories(index, { groups: 2, files: ['Nothing'] })).toThrow('No story is in a file like Nothing');
  });
});
