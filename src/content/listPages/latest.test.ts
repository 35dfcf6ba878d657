import { expect, it } from 'vitest';
import { latest } from './latest.ts';

const records = (length: number, category = (_at: number) => 'Ships') =>
  Array.from({ length }, (_, at) => ({ id: at, category: category(at) }));

it('returns all of a short list, without a link to older records', () => {
  const entries = records(12);
  expect(latest(entries, 'blog', 'letter')).toEqual({ entries });
});

it('returns the first twelve of a long list, with a link to all records of the type', () => {
  const { entries, older } = latest(records(40), 'blog', 'letter');
  expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => at));
  expect(older).toEqual({
    text: 'The latest of 40 letters.',
    label: 'All letters in the library',
    href: '/resources?type=blog',
  });
});

it('returns at least the latest record of each category', () => {
  const { entries } = latest(
    records(40, (at) => (at > 29 ? 'Lighthouses' : 'Ships')),
    'blog',
    'letter',
  );
  expect(entries.map(({ id }) => id)).toEqual([...Array.from({ length: 12 }, (_, at) => at), 30]);
});
