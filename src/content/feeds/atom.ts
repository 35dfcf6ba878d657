/** Content of a feed. URLs are absolute. */
export interface Feed {
  title: string;
  subtitle: string;
  /** URL of the page that the feed belongs to. */
  page: string;
  /** URL of the feed. */
  self: string;
  author: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  /** URL, which is also the id of the entry and must never change. */
  link: string;
  summary: string;
  author: string;
  category: string;
  /** ISO date. */
  published: string;
}

/** Escapes text for an element or attribute and removes characters that XML does not allow. */
export const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const moment = (date: string) => `${date.slice(0, 10)}T00:00:00Z`;
const person = (name: string) => `<author>${element('name', name)}</author>`;

const entry = ({ title, link, summary, author, category, published }: FeedEntry) =>
  [
    '<entry>',
    element('title', title),
    element('id', link),
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    element('published', moment(published)),
    element('updated', moment(published)),
    person(author),
    `<category term="${escapeXml(category)}"/>`,
    element('summary', summary),
    '</entry>',
  ].join('');

/**
 * Returns an Atom feed (RFC 4287) with the date of its newest entry.
 *
 * @throws RangeError if there are no entries, because the feed would have no date
 */
export function atomFeed({ title, subtitle, page, self, author, entries }: Feed): string {
  const updated = entries
    .map(({ published }) => published)
    .sort()
    .at(-1);
  if (updated === undefined) throw new RangeError(`The feed ${self} has no entries`);
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('title', title),
    element('subtitle', subtitle),
    element('id', self),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    element('updated', moment(updated)),
    person(author),
    ...entries.map(entry),
    '</feed>',
  ].join('\n')}\n`;
}
