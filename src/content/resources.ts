import { articles } from './articles.data.ts';
import { blogArticles } from './blog.data.ts';
import { type CaseStudy, caseStudies } from './caseStudies.data.ts';
import { recordings } from './events.data.ts';
import type { InternalLink } from './pages.ts';
import { papers } from './papers.data.ts';
import { type ResearchReport, reports } from './reports.data.ts';
import { requestFor } from './requests.ts';
import type { ResourceTags, ResourceType } from './resourceValues.ts';
import { typeDrawing } from './typeDrawings.ts';

/** Resource item (spec 3.3). */
export interface Resource extends ResourceTags {
  /** Also selects a drawing if the record has none. */
  readonly id: string;
  readonly title: string;
  readonly type: ResourceType;
  /** ISO date. */
  readonly publishDate: string;
  /** As displayed: "6 min", "32 pages". Recordings have a duration instead. */
  readonly readTime?: string;
  readonly duration?: string;
  readonly description: string;
  /** Name of its drawing in `public/drawings`. */
  readonly drawing: string;
  /** URL of a photograph. */
  readonly image?: string;
  readonly author?: string;
  readonly downloadUrl?: string;
  /** Path of the resource's page. If `onRequest` is set, it is the path of the form that requests the resource. */
  readonly link:
    | InternalLink
    | `/resources/thought-leadership/${string}`
    | CaseStudy['href']
    | NonNullable<ResearchReport['href']>;
  /** Set if the resource has no page. Its card then links to the request form. */
  readonly onRequest?: true;
  /** Makes the card larger if the resource is the first in the list. */
  readonly featured?: true;
}

/** Resource whose record may have no drawing. */
type Draft = Omit<Resource, 'drawing'> & { readonly drawing?: string };

const onRequest = (title: string) => ({ link: requestFor(title), onRequest: true }) as const;

/** Records of the list pages, linked to their page or to the form that requests them. */
const listed: readonly Draft[] = [
  ...caseStudies.map(
    ({ id, title, summary, publishDate, readTime, drawing, image, href, tags }, at): Draft => ({
      id,
      title,
      type: 'case-study',
      description: summary,
      publishDate,
      readTime,
      drawing,
      image,
      link: href,
      ...tags,
      ...(at === 0 && { featured: true }),
    }),
  ),
  ...articles.map(
    (article): Draft => ({
      id: article.id,
      title: article.title,
      type: 'thought-leadership',
      description: article.excerpt,
      publishDate: article.publishDate,
      readTime: article.readTime,
      author: article.author,
      drawing: article.drawing,
      image: article.image,
      link: article.href,
      ...article.tags,
    }),
  ),
  ...reports.map(
    ({
      id,
      title,
      publishDate,
      pages: length,
      description,
      downloadUrl,
      drawing,
      image,
      tags,
      href,
      readTime,
    }): Draft => ({
      id,
      title,
      type: 'research-report',
      description,
      publishDate,
      readTime: readTime ?? `${length} pages`,
      drawing,
      image,
      ...(href ? { link: href } : onRequest(title)),
      ...tags,
      downloadUrl,
    }),
  ),
  ...blogArticles.map(
    ({ id, title, summary, date, readTime, author, drawing, image, tags }): Draft => ({
      id,
      title,
      type: 'blog',
      description: summary,
      publishDate: date,
      readTime,
      author,
      drawing,
      image,
      ...onRequest(title),
      ...tags,
    }),
  ),
  ...recordings.map(
    ({ id, title, date, duration, description, drawing, image, tags, href }): Draft => ({
      id,
      title,
      type: 'webinar',
      description,
      publishDate: date,
      duration,
      drawing,
      image,
      ...(href ? { link: `/resources/events#${id}` as const } : onRequest(title)),
      ...tags,
    }),
  ),
];

/** All resources of the hub (spec 2.8): featured first, then newest first. Sample content. */
export const resources: readonly Resource[] = [
  ...listed,
  ...papers.map(({ tags, ...paper }): Draft => ({ ...paper, ...tags, ...onRequest(paper.title) })),
]
  .map((draft): Resource => ({ ...draft, drawing: draft.drawing ?? typeDrawing(draft.type, draft.id) }))
  .sort(
    (a, b) => Number(b.featured ?? false) - Number(a.featured ?? false) || b.publishDate.localeCompare(a.publishDate),
  );
