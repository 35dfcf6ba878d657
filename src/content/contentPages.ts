import { matchPath } from 'react-router-dom';

/** Addresses of pages whose content is fetched, because there may be thousands of them, with the page that shows each. */
export const contentPages = {
  '/resources/thought-leadership/:slug': 'Article',
  '/resources/case-studies/:slug': 'CaseStudy',
  '/resources/research-reports/:slug': 'Report',
  '/resources/agent-sheet': 'AgentSheet',
  '/resources/all/:number?': 'ResourceList',
} as const;

/** The page of fetched content at an address; nothing for an address of the route table. */
export const contentPageAt = (path: string): (typeof contentPages)[keyof typeof contentPages] | undefined =>
  Object.entries(contentPages).find(([pattern]) => matchPath(pattern, path))?.[1];

/** The file with all resources, in the order of the hub. */
export const resourcesFile = '/data/resources.json';

/** The file with the content of a page at an address of `contentPages`. */
export const contentFile = (path: string) => `/data${path}.json`;
