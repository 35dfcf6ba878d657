import ICAL from 'ical.js';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { events } from '../events.ts';
import { calendarFile } from './calendar.ts';
import { feedAt, feedFiles } from './index.ts';

const files = feedFiles();
const file = (path: string) => files.get(path.replace(/^\//, '')) ?? '';

/** A moment as the clocks of a place show it, by this machine's own knowledge of time zones: `2025-02-13T09:00`. */
const clock = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

/** The file as a calendar reads it: times by the zone that the file itself brings, and by no other. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error('There is not one event in the file');
  const event = new ICAL.Event(component);
  const moment = (time: ICAL.Time) => ({ zone: time.zone.tzid, at: time.toJSDate() });
  return { calendar, component, event, start: moment(event.startDate), end: moment(event.endDate) };
}

describe.each(events)('the calendar file of $id', (record) => {
  const { calendar, component, event, start, end } = read(file(`events/${record.id}.ics`));

  it('is a calendar of version 2.0', () => {
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/\S/);
  });
  it('begins and ends when the clocks of the place say so, in its zone', () => {
    expect([start.zone, end.zone]).toEqual([record.timezone, record.timezone]);
    expect(clock(start.at, record.timezone)).toBe(record.start);
    expect(clock(end.at, record.timezone)).toBe(record.end);
  });
  it('says what the page says', () => {
    expect([event.summary, event.description, event.location]).toEqual([
      record.title,
      record.description,
      record.place,
    ]);
    expect(component.getFirstPropertyValue('url')).toMatch(new RegExp(`^https://.*/resources/events#${record.id}$`));
  });
  it('has a name of its own, and a stamp in UTC', () => {
    expect(event.uid).toMatch(new RegExp(`^${record.id}@[\\w.-]+$`));
    const stamp = component.getFirstPropertyValue('dtstamp') as ICAL.Time;
    expect(stamp.zone.tzid).toBe('UTC');
    expect(stamp.toJSDate()).toEqual(new Date(record.updated));
  });
});

it.each([
  ['2025-02-13T09:00', 'America/New_York', '2025-02-13T14:00:00.000Z'],
  ['2025-03-11T11:00', 'America/New_York', '2025-03-11T15:00:00.000Z'],
  ['2025-03-20T09:30', 'Asia/Kolkata', '2025-03-20T04:00:00.000Z'],
  ['2025-10-05T03:30', 'Australia/Sydney', '2025-10-04T16:30:00.000Z'],
])('calendars learn that %s in %s is %s', (start, timezone, moment) => {
  const words = {
    uid: 'a@b.example',
    organizer: 'Firm',
    title: 'A',
    description: 'B',
    location: 'C',
    url: 'https://b.example/',
  };
  const end = `${start.slice(0, 11)}23:00`;
  const { start: learned } = read(calendarFile({ ...words, start, end, timezone, updated: '2025-01-06T10:00:00Z' }));
  expect(learned.at.toISOString()).toBe(moment);
});

const ATOM = 'http://www.w3.org/2005/Atom';
const COMMON = 'author category contributor id link rights title updated'.split(' ');
const PERSON = ['name', 'uri', 'email'];
/** What may stand in what (RFC 4287, 4.1 and 3.2). */
const children: Record<string, readonly string[]> = {
  feed: [...COMMON, 'entry', 'generator', 'icon', 'logo', 'subtitle'],
  entry: [...COMMON, 'content', 'published', 'source', 'summary'],
  author: PERSON,
  contributor: PERSON,
};
const ONCE = ['id', 'title', 'updated'];
const AT_MOST_ONCE = 'content generator icon logo published rights source subtitle summary'.split(' ');

interface Element {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** The elements of a document that a strict parser takes. */
function parse(xml: string): Element {
  const document = XmlDocument.fromString(xml);
  try {
    const walk = (path: string): Element => {
      const value = (expression: string) => String(document.eval(expression));
      const count = Number(document.eval(`count(${path}/*)`));
      const attributes = Number(document.eval(`count(${path}/@*)`));
      return {
        name: value(`local-name(${path})`),
        namespace: value(`namespace-uri(${path})`),
        attributes: Object.fromEntries(
          Array.from({ length: attributes }, (_, i) => [
            value(`name(${path}/@*[${i + 1}])`),
            value(`string(${path}/@*[${i + 1}])`),
          ]),
        ),
        text: value(`string(${path})`),
        children: Array.from({ length: count }, (_, i) => walk(`${path}/*[${i + 1}]`)),
      };
    };
    return walk('/*');
  } finally {
    document.dispose();
  }
}

const absolute = (text: string) => /^[a-z][a-z\d+.-]*:/.test(text) && URL.canParse(text);
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

/** What a document breaks of the Atom format, each with the part of RFC 4287 that says so. */
function atomFaults(xml: string): string[] {
  const feed = parse(xml);
  if (feed.name !== 'feed' || feed.namespace !== ATOM) return ['2: is no feed'];
  const faults: string[] = [];
  const check = (holds: unknown, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const visit = (element: Element) => {
    const { name, attributes } = element;
    const within = (child: string) => element.children.filter((other) => other.name === child);
    check(element.namespace === ATOM, `2: ${name} is not of the format`);
    for (const child of element.children)
      check(children[name]?.includes(child.name), `4.1: ${child.name} stands in ${name}`);
    if (name === 'feed' || name === 'entry') {
      for (const child of ONCE) check(within(child).length === 1, `4.1: ${name} has not one ${child}`);
      for (const child of AT_MOST_ONCE) check(within(child).length < 2, `4.1: ${name} has several ${child}`);
      const alternates = within('link').filter((link) => (link.attributes.rel ?? 'alternate') === 'alternate');
      const kinds = alternates.map((link) => `${link.attributes.type}, ${link.attributes.hreflang}`);
      check(repeated(kinds).length === 0, `4.1: ${name} has several alternates of one kind`);
      if (name === 'entry') check(alternates.length + within('content').length, '4.1.2: entry leads nowhere');
    }
    if (children[name] === PERSON) {
      check(within('name').length === 1 && within('name')[0]?.text.trim(), `3.2.1: ${name} has no name`);
      check(within('uri').length < 2 && within('email').length < 2, `3.2: ${name} has several addresses`);
    }
    if (name === 'title' || name === 'subtitle' || name === 'summary' || name === 'rights') {
      check([undefined, 'text', 'html'].includes(attributes.type), `3.1.1: ${name} is of type ${attributes.type}`);
      check(element.text.trim(), `4.2: ${name} is empty`);
    }
    if (name === 'updated' || name === 'published')
      check(
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(element.text) &&
          !Number.isNaN(Date.parse(element.text)),
        `3.3: ${element.text} is no date`,
      );
    if (name === 'id') check(absolute(element.text), `4.2.6: ${element.text} is no whole address`);
    if (name === 'link') check(attributes.href && absolute(attributes.href), `4.2.7.1: link to ${attributes.href}`);
    if (name === 'link' && attributes.type) check(/^.+\/.+$/.test(attributes.type), '4.2.7.3: link of no media type');
    if (name === 'category') check(attributes.term, '4.2.2.1: category without a term');
    for (const child of element.children) visit(child);
  };
  visit(feed);
  const entries = feed.children.filter(({ name }) => name === 'entry');
  const textOf = (entry: Element, child: string) => entry.children.find(({ name }) => name === child)?.text ?? '';
  const authored = (element: Element) => element.children.some(({ name }) => name === 'author');
  check(authored(feed) || entries.every(authored), '4.1.1: not every entry has an author');
  check(repeated(entries.map((entry) => textOf(entry, 'id'))).length === 0, '4.1.1: two entries have one id');
  check(
    feed.children.some(({ name, attributes }) => name === 'link' && attributes.rel === 'self'),
    '4.1.1: does not name its own address',
  );
  check(
    entries.every((entry) => textOf(entry, 'updated') <= textOf(feed, 'updated')),
    '4.2.15: an entry is newer than its feed',
  );
  return faults;
}

describe.each(['/resources/blog', '/resources/research-reports'])('the feed of %s', (page) => {
  const path = feedAt(page)?.href ?? '';
  const xml = file(path);

  it('is valid Atom', () => {
    expect(xml).toContain('<entry>');
    expect(atomFaults(xml)).toEqual([]);
  });
  it('names itself where it lies', () => {
    const { children } = parse(xml);
    const self = children.find(({ name, attributes }) => name === 'link' && attributes.rel === 'self');
    expect(new URL(self?.attributes.href ?? '').pathname).toBe(path);
    expect(self?.attributes.type).toBe('application/atom+xml');
  });
  it.each([
    ['a text that ends early', /<\/summary>/, ''],
    ['a bare ampersand', /<title>/, '<title>A & B '],
    ['an entity of HTML', /<title>/, '<title>&nbsp;'],
    ['an attribute twice', /rel="self"/, 'rel="self" rel="self"'],
  ])('would not parse with %s', (_fault, part, broken) => {
    expect(xml).toMatch(part);
    expect(() => parse(xml.replace(part, broken))).toThrow();
  });
  it.each([
    ['another namespace', / xmlns="[^"]*"/, ' xmlns="http://purl.org/atom/ns#"', '2: is no feed'],
    ['no title', /<title>.*?<\/title>/, '', '4.1: feed has not one title'],
    ['two ids', /(<entry><title>.*?<\/title>)(<id>.*?<\/id>)/, '$1$2$2', '4.1: entry has not one id'],
    ['a foreign element', /<entry>/, '<entry><pubDate>Tue</pubDate>', '4.1: pubDate stands in entry'],
    ['a date without a time', /<updated>(.*?)T.*?<\/updated>/, '<updated>$1</updated>', /^3\.3: .* is no date$/],
    ['a path for an id', /<id>https:\/\/[^/]*/, '<id>', /^4\.2\.6: .* is no whole address$/],
    ['a path for a link', /href="https:\/\/[^/]*/, 'href="', /^4\.2\.7\.1: link to \//],
    ['no name of an author', /<name>.*?<\/name>/, '', '3.2.1: author has no name'],
    ['a category without a term', /<category term="[^"]*"\/>/, '<category/>', '4.2.2.1: category without a term'],
    ['an entry twice', /(<entry>.*<\/entry>)/, '$1\n$1', '4.1.1: two entries have one id'],
    ['no address of its own', /<link rel="self"[^>]*>/, '', '4.1.1: does not name its own address'],
    ['a way on missing', /(<entry>.*?)<link [^>]*>/, '$1', '4.1.2: entry leads nowhere'],
    ['no author at all', /<author>.*?<\/author>/g, '', '4.1.1: not every entry has an author'],
    ['an old date of its own', /<updated>[\d-]*/, '<updated>2001-01-01', '4.2.15: an entry is newer than its feed'],
  ])('would be invalid with %s', (_fault, part, broken, fault) => {
    const damaged = xml.replace(part, broken);
    expect(damaged).not.toBe(xml);
    expect(atomFaults(damaged)).toContainEqual(fault instanceof RegExp ? expect.stringMatching(fault) : fault);
  });
});
