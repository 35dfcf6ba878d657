import ICAL from 'ical.js';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { blogArticles } from '../blog.data.ts';
import { events } from '../events.data.ts';
import { reports } from '../reports.data.ts';
import { calendarFile } from './calendar.ts';
import { feedAt, feedFiles } from './index.ts';

const files = feedFiles();

it('a page and its aliases have the same feed', () => {
  expect(feedAt('/resources/blog')?.href).toBe('/resources/blog/feed.xml');
  expect(feedAt('/insights')).toEqual(feedAt('/resources/blog'));
  expect(feedAt('/resources/research-reports')?.href).toBe('/resources/research-reports/feed.xml');
  expect(feedAt('/resources/events')).toBeUndefined();
});

/** Parses the event of a calendar file, using the time zone in the file. */
function readEvent(text: string) {
  const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(components).toHaveLength(1);
  const component = components[0] as ICAL.Component;
  return { component, event: new ICAL.Event(component) };
}

/** Formats a timestamp as local time with the machine's time zone data: `2025-02-13T09:00`. */
const clock = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

it.each(events)('the calendar file of $id contains the data of the event', (record) => {
  const { component, event } = readEvent(files.get(`events/${record.id}.ics`) ?? '');
  const url = String(component.getFirstPropertyValue('url'));
  expect(url).toMatch(new RegExp(`^https://.*/resources/events#${record.id}$`));
  expect([event.summary, event.location]).toEqual([record.title, record.place]);
  for (const text of [record.description, record.format, record.place, url]) expect(event.description).toContain(text);
  expect(event.uid).toMatch(new RegExp(`^${record.id}@[\\w.-]+$`));
  expect((component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate()).toEqual(new Date(record.updated));
  for (const [time, local] of [
    [event.startDate, record.start],
    [event.endDate, record.end],
  ] as const) {
    expect(time.zone.tzid).toBe(record.timezone);
    expect(clock(time.toJSDate(), record.timezone)).toBe(local);
  }
});

it.each([
  ['2025-02-13T09:00', 'America/New_York', '2025-02-13T14:00:00.000Z'],
  ['2025-03-11T11:00', 'America/New_York', '2025-03-11T15:00:00.000Z'],
  ['2025-03-20T09:30', 'Asia/Kolkata', '2025-03-20T04:00:00.000Z'],
  ['2025-10-05T03:30', 'Australia/Sydney', '2025-10-04T16:30:00.000Z'],
  ['2025-07-01T09:00', 'Australia/Lord_Howe', '2025-06-30T22:30:00.000Z'],
  ['2025-01-15T09:00', 'Europe/London', '2025-01-15T09:00:00.000Z'],
])('calendars read %s in %s as %s', (start, timezone, moment) => {
  const file = calendarFile({
    uid: 'a@b.example',
    organizer: 'Firm',
    title: 'A',
    description: 'B',
    location: 'C',
    url: 'https://b.example/',
    start,
    end: `${start.slice(0, 11)}23:00`,
    timezone,
    updated: '2025-01-06T10:00:00Z',
  });
  expect(readEvent(file).event.startDate.toJSDate().toISOString()).toBe(moment);
});

describe.each([
  ['/resources/blog', blogArticles.map(({ date }) => date)],
  ['/resources/research-reports', reports.map(({ publishDate }) => publishDate)],
])('the feed of %s', (page, dates) => {
  const path = feedAt(page)?.href ?? '';

  /** Returns the texts at an XPath in the feed. Throws for invalid XML. */
  function select(xpath: string): string[] {
    const document = XmlDocument.fromString(files.get(path.slice(1)) ?? '');
    try {
      return document.find(xpath, { atom: 'http://www.w3.org/2005/Atom' }).map(({ content }) => content);
    } finally {
      document.dispose();
    }
  }
  const entries = Math.min(50, dates.length);

  // RFC 4287, 4.1
  it('has all elements that Atom requires', () => {
    expect(select('//*[namespace-uri() != "http://www.w3.org/2005/Atom"]')).toEqual([]);
    for (const element of ['id', 'title', 'updated']) {
      expect(select(`/atom:feed[count(atom:${element}) = 1]`), element).toHaveLength(1);
      expect(select(`/atom:feed/atom:entry[count(atom:${element}) = 1]`), element).toHaveLength(entries);
    }
    expect(select('/atom:feed[.//atom:author/atom:name]/atom:entry[atom:link]')).toHaveLength(entries);
    expect(select('//atom:category[not(@term)]')).toEqual([]);
    expect(select('//atom:title[not(text())] | //atom:name[not(text())]')).toEqual([]);
  });

  it('has absolute URLs, and a unique id for each entry', () => {
    const ids = select('//atom:id');
    expect(new Set(ids).size).toBe(ids.length);
    for (const address of [...ids, ...select('//atom:link/@href')]) expect(address).toMatch(/^https:\/\/\S+$/);
    expect(new URL(select('/atom:feed/atom:link[@rel="self"]/@href')[0] ?? '').pathname).toBe(path);
  });

  it('lists the dates of the records from newest to oldest, and has the newest as its own date', () => {
    const published = select('//atom:published').map((date) => date.slice(0, 10));
    expect(published).toEqual(dates.toSorted().reverse().slice(0, 50));
    for (const date of select('//atom:published | //atom:updated'))
      expect(new Date(date).toJSON()).toContain(date.slice(0, 19));
    expect(select('/atom:feed/atom:updated')).toEqual([select('//atom:entry/atom:updated').toSorted().at(-1)]);
  });
});
