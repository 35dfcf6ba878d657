import { blogArticles } from '../blog.data.ts';
import { brand } from '../brand.ts';
import { calendarPath } from '../calendarPath.ts';
import { events, type SiteEvent } from '../events.data.ts';
import type { Path } from '../pages.ts';
import { pages } from '../pages.ts';
import { reports } from '../reports.data.ts';
import { words } from '../words.ts';
import { atomFeed, type FeedEntry } from './atom.ts';
import { calendarFile } from './calendar.ts';

/** Records of each feed, by the path of its page. */
const feeds = {
  '/resources/blog': blogArticles.map(({ id, title, summary, author, category, date }) => ({
    id,
    title,
    summary,
    author,
    category,
    published: date,
  })),
  '/resources/research-reports': reports.map(({ id, title, description, category, publishDate }) => ({
    id,
    title,
    summary: description,
    author: brand.name,
    category,
    published: publishDate,
  })),
} satisfies Partial<Record<Path, readonly (Omit<FeedEntry, 'link'> & { id: string })[]>>;
type Followed = keyof typeof feeds;

/** Maximum number of entries in a feed. Feed readers keep older ones. */
const NEWEST = 50;

const feedPath = (page: Followed) => `${page}/feed.xml`;

/** Returns the feed of a page, if it has one. An alias has the feed of its main page. */
export function feedAt(path: Path | string): { title: string; href: string } | undefined {
  const page = pages[path as Path]?.aliasOf ?? path;
  return page in feeds
    ? { title: `${brand.name}: ${pages[page as Followed].heading}`, href: feedPath(page as Followed) }
    : undefined;
}

/** Returns an event's calendar file. The description repeats the links, because many calendars hide the URL. */
function calendarEntry({ id, title, description, format, place, cta, ...dates }: SiteEvent): string {
  const url = `${brand.origin}/resources/events#${id}`;
  const registration = cta.href ? `${cta.label}: ${new URL(cta.href, brand.origin)}` : words.event.notOpen;
  return calendarFile({
    uid: `${id}@${new URL(brand.origin).hostname}`,
    organizer: brand.name,
    title,
    description: [description, `${format}: ${place}. ${registration}`, url].join('\n\n'),
    location: place,
    url,
    start: dates.start,
    end: dates.end,
    timezone: dates.timezone,
    updated: dates.updated,
  });
}

/** Returns feeds and calendar files by their path in the built site. */
export function feedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...(Object.keys(feeds) as Followed[]).map((page): [string, string] => [
      feedPath(page).slice(1),
      atomFeed({
        title: `${brand.name}: ${pages[page].heading}`,
        subtitle: pages[page].lead,
        page: brand.origin + page,
        self: brand.origin + feedPath(page),
        author: brand.name,
        entries: [...feeds[page]]
          .sort((a, b) => b.published.localeCompare(a.published))
          .slice(0, NEWEST)
          .map(({ id, ...entry }) => ({ ...entry, link: `${brand.origin}${page}#${id}` })),
      }),
    ]),
    ...events.map((event): [string, string] => [calendarPath(event).slice(1), calendarEntry(event)]),
  ]);
}
