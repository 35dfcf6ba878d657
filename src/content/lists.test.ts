import { describe, expect, it } from 'vitest';
import { articles, articleTopics } from './articles.data.ts';
import { blogArticles, blogCategories } from './blog.data.ts';
import { caseStudies } from './caseStudies.data.ts';
import { contributors } from './contributors.data.ts';
import { events } from './events.data.ts';
import { articleAt } from './listPages/article.ts';
import { reportCategories, reports } from './reports.data.ts';
import { readTime } from './text.ts';
import { momentOf } from './zones.ts';

const dates = (list: readonly string[]) => [...list].sort().reverse();

describe('the lists of spec 2.8 and their categories (spec 9.6)', () => {
  it.each([
    ['case studies', caseStudies, 3],
    ['blog articles', blogArticles, 5],
    ['contributors', contributors, 4],
    ['articles', articles, 6],
    ['reports', reports, 6],
  ])('contain a minimum number of %s', (_name, list, specified) => {
    expect(list.length).toBeGreaterThanOrEqual(specified);
  });
  it('have five categories for the blog and five for the reports', () => {
    expect(blogCategories).toHaveLength(5);
    expect(reportCategories).toHaveLength(5);
  });
  it('leave no category without a record', () => {
    expect(new Set(blogArticles.map(({ category }) => category))).toEqual(new Set(blogCategories));
    expect(new Set(reports.map(({ category }) => category))).toEqual(new Set(reportCategories));
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleTopics));
  });
  it('are sorted from newest to oldest', () => {
    for (const list of [
      blogArticles.map(({ date }) => date),
      reports.map(({ publishDate }) => publishDate),
      articles.map(({ publishDate }) => publishDate),
      caseStudies.map(({ publishDate }) => publishDate),
    ])
      expect(list).toEqual(dates(list));
  });
});

describe('articles', () => {
  it('have a reading time that matches their number of words', () => {
    const words = (count: number) => [{ paragraphs: [Array(count).fill('word').join(' ')] }];
    expect([1, 200, 201, 1400].map((count) => readTime(words(count)))).toEqual(['1 min', '1 min', '2 min', '7 min']);
  });
  it('are by contributors, and each contributor has at least one', () => {
    const names = contributors.map(({ name }) => name);
    expect(new Set(articles.map(({ author }) => author))).toEqual(new Set(names));
  });
  it('link to three other articles', () => {
    for (const { href } of articles) {
      const next = articleAt(href).more.pages.map((page) => page.href);
      expect(new Set(next).size).toBe(3);
      expect(next).not.toContain(href);
    }
  });
});

describe('events', () => {
  it.each(events)('$id has an agenda within its hours', ({ start, end, timezone, agenda }) => {
    const HALF_DAY = 12 * 60;
    const hour = (time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return (hours * 60 + minutes) % HALF_DAY;
    };
    // Times are on a 12-hour clock. Each entry starts at the first occurrence of its time after the previous entry.
    let last = 0;
    const minutes = agenda.map(({ time }, index) => {
      const shown = (hour(time) - hour(start.slice(11)) + HALF_DAY) % HALF_DAY;
      if (index > 0) last += (((shown - last) % HALF_DAY) + HALF_DAY) % HALF_DAY || HALF_DAY;
      else last = shown;
      return last;
    });
    const length = (momentOf(end, timezone) - momentOf(start, timezone)) / 60_000;
    expect(minutes[0] ?? 0).toBe(0);
    expect(minutes.filter((minute) => minute >= length)).toEqual([]);
  });
});
