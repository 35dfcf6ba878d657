import { describe, expect, it } from 'vitest';
import { articleBodies } from './articleBodies.ts';
import { blogArticles, blogCategories } from './blog.ts';
import { caseStudies } from './caseStudies.ts';
import { contributors } from './contributors.ts';
import { recordings, upcomingEvents } from './events.ts';
import { articleAt } from './listPages/article.ts';
import { articlePages } from './pages.ts';
import { positions, positionTopics } from './positions.ts';
import { reportCategories, reports } from './reports.ts';

/** Words that somebody reads in a minute. */
const PACE = 200;
const dates = (list: readonly string[]) => [...list].sort().reverse();

describe('the lists of spec 2.8 and their figures (spec 9)', () => {
  it('have as many records as they say', () => {
    expect(caseStudies).toHaveLength(3);
    expect(blogArticles).toHaveLength(5);
    expect(['All', ...blogCategories]).toEqual([
      'All',
      'AI Strategy',
      'Customer Experience',
      'Manufacturing',
      'Supply Chain',
      'AI Governance',
    ]);
    expect(contributors).toHaveLength(4);
    expect(positions).toHaveLength(6);
    expect(reportCategories).toHaveLength(5);
    expect(reports).toHaveLength(6);
    expect(upcomingEvents).toHaveLength(3);
    expect(recordings).toHaveLength(3);
  });
  it('leave no category without a record', () => {
    expect(new Set(blogArticles.map(({ category }) => category))).toEqual(new Set(blogCategories));
    expect(new Set(reports.map(({ category }) => category))).toEqual(new Set(reportCategories));
    expect(new Set(positions.map(({ category }) => category))).toEqual(new Set(positionTopics));
  });
  it('print the capacity of events as specified', () => {
    expect(upcomingEvents.map(({ registrations, maxCapacity }) => `${registrations}/${maxCapacity}`)).toEqual([
      '450/500',
      '1200/2000',
      '85/100',
    ]);
  });
  it('run from the newest to the oldest, and events to come from the next one on', () => {
    for (const list of [
      blogArticles.map(({ date }) => date),
      reports.map(({ publishDate }) => publishDate),
      positions.map(({ publishDate }) => publishDate),
      caseStudies.map(({ publishDate }) => publishDate),
      recordings.map(({ date }) => date),
    ])
      expect(list).toEqual(dates(list));
    const starts = upcomingEvents.map(({ start }) => start);
    expect(starts).toEqual(dates(starts).reverse());
  });
});

describe('articles', () => {
  it('all have a text, and every text has an article', () => {
    expect(Object.keys(articleBodies).sort()).toEqual(positions.map(({ slug }) => slug).sort());
    expect(positions.map(({ href }) => href)).toEqual([...articlePages.keys()]);
  });
  it.each(positions)('$slug takes as long to read as it says', ({ slug, readTime }) => {
    const words = (articleBodies[slug] ?? [])
      .flatMap(({ heading = '', paragraphs }) => [heading, ...paragraphs])
      .join(' ')
      .split(/\s+/).length;
    expect(`${Math.ceil(words / PACE)} min`).toBe(readTime);
  });
  it('are by the contributors, each of whom has some', () => {
    const names = contributors.map(({ name }) => name);
    expect(new Set(positions.map(({ author }) => author))).toEqual(new Set(names));
    expect(contributors.reduce((sum, { articles }) => sum + articles, 0)).toBe(positions.length);
  });
  it('lead on to three others, never to themselves', () => {
    for (const { href } of positions) {
      const next = articleAt(href).more.pages.map((page) => page.href);
      expect(new Set(next).size).toBe(3);
      expect(next).not.toContain(href);
    }
  });
  it('refuse an address without an article', () => {
    expect(() => articleAt('/resources/thought-leadership/nothing')).toThrow('There is no article');
  });
});

describe('events', () => {
  it.each(upcomingEvents)('$id prints the name of its zone on that day', ({ start, timezone, zoneName }) => {
    const name = new Intl.DateTimeFormat(timezone === 'Asia/Kolkata' ? 'en-IN' : 'en-US', {
      timeZone: timezone,
      timeZoneName: 'short',
    })
      .formatToParts(new Date(`${start}Z`))
      .find(({ type }) => type === 'timeZoneName')?.value;
    expect(zoneName).toBe(name);
  });
  it.each(upcomingEvents)('$id has an agenda within its hours', ({ start, end, agenda }) => {
    const minutes = (time: string) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return (hour < 7 ? hour + 12 : hour) * 60 + minute;
    };
    const times = agenda.map(({ time }) => minutes(time));
    expect(times[0]).toBe(minutes(start.slice(11)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(minutes(end.slice(11)));
  });
});
