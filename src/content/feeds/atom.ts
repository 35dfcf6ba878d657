/** A feed as readers show it. Addresses are whole. */
export interface Feed {
  title: string;
  subtitle: string;
  /** The page that it follows. */
  page: string;
  /** Its own address. */
  self: string;
  author: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  /** Where it is shown; also its id, so it must never change. */
  link: string;
  summary: string;
  author: string;
  category: string;
  /** ISO date. */
  published: string;
}

/** Text in an element or an attribute; characters that XML does not allow are left out. */
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
 * An Atom feed (RFC 4287), as old as its newest entry.
 *
 * @throws RangeError when it has no entry, since it would then have no date.
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
