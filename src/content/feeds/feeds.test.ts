import { expect, it } from 'vitest';
import { blogArticles } from '../blog.ts';
import { events } from '../events.ts';
import { reports } from '../reports.ts';
import { feedAt, feedFiles } from './index.ts';

const files = feedFiles();

it('writes a calendar file for each event and a feed for blog and reports', () => {
  expect([...files.keys()].sort()).toEqual(
    [
      'resources/blog/feed.xml',
      'resources/research-reports/feed.xml',
      ...events.map(({ id }) => `events/${id}.ics`),
    ].sort(),
  );
});

it('lists articles and reports, newest first', () => {
  const published = (file: string) =>
    [...(files.get(file) ?? '').matchAll(/<published>(.*?)<\/published>/g)].map(([, date]) => date);
  expect(published('resources/blog/feed.xml')).toHaveLength(Math.min(50, blogArticles.length));
  expect(published('resources/research-reports/feed.xml')).toHaveLength(Math.min(50, reports.length));
  const dates = published('resources/research-reports/feed.xml');
  expect(dates).toEqual([...dates].sort().reverse());
});

it('is named by the pages that it follows, their aliases included', () => {
  expect(feedAt('/resources/blog')?.href).toBe('/resources/blog/feed.xml');
  expect(feedAt('/insights')).toEqual(feedAt('/resources/blog'));
  expect(feedAt('/resources/research-reports')?.href).toBe('/resources/research-reports/feed.xml');
  expect(feedAt('/resources/events')).toBeUndefined();
  expect(feedAt('/nowhere')).toBeUndefined();
});
