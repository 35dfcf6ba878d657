import { blogArticles } from '../blog.ts';
import { brand } from '../brand.ts';
import { calendarPath, events } from '../events.ts';
import type { Path } from '../pages.ts';
import { pages } from '../pages.ts';
import { reports } from '../reports.ts';
import { atomFeed, type FeedEntry } from './atom.ts';
import { calendarFile } from './calendar.ts';

/** The feeds, by the page that they follow (issue "Resources"). */
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

/** How many entries a feed holds: readers keep what they have seen. */
const NEWEST = 50;

const feedPath = (page: Followed) => `${page}/feed.xml`;

/** The feed that a page's head names, if it has one; an alias has that of its main page. */
export function feedAt(path: Path | string): { title: string; href: string } | undefined {
  const page = pages[path as Path]?.aliasOf ?? path;
  return page in feeds
    ? { title: `${brand.name}: ${pages[page as Followed].heading}`, href: feedPath(page as Followed) }
    : undefined;
}

/** The files beside the pages that follow from content, by their path in the built site: feeds and calendar files. */
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
    ...events.map((event): [string, string] => [
      calendarPath(event).slice(1),
      calendarFile({
        uid: `${event.id}@${new URL(brand.origin).hostname}`,
        organizer: brand.name,
        title: event.title,
        description: event.description,
        location: event.place,
        url: `${brand.origin}/resources/events#${event.id}`,
        start: event.start,
        end: event.end,
        timezone: event.timezone,
        updated: event.updated,
      }),
    ]),
  ]);
}
