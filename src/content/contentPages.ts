import { matchPath } from 'react-router-dom';

/**
 * Pages whose content is fetched at runtime, with the names of their page components. The content is fetched because
 * there may be thousands of pages.
 */
export const contentPages = {
  '/resources/thought-leadership/:slug': 'Article',
  '/resources/case-studies/:slug': 'CaseStudy',
  '/resources/research-reports/:slug': 'Report',
  '/resources/agent-sheet': 'AgentSheet',
  '/resources/all/:number?': 'ResourceList',
} as const;

/** Returns the page component for a path with fetched content, or `undefined`. */
export const contentPageAt = (path: string): (typeof contentPages)[keyof typeof contentPages] | undefined =>
  Object.entries(contentPages).find(([pattern]) => matchPath(pattern, path))?.[1];

/** File with all resources, in the order of the resource hub. */
export const resourcesFile = '/data/resources.json';

/** Returns the content file of a page in `contentPages`. */
export const contentFile = (path: string) => `/data${path}.json`;
