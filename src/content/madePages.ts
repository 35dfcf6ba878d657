import type { PageName } from './pages.ts';

/**
 * The page at an address that follows from records, so that no table which every visitor fetches names it; nothing for
 * an address of the route table, save the list of all resources.
 */
export function madePage(
  path: string,
): Extract<PageName, 'Article' | 'CaseStudy' | 'Report' | 'AgentSheet' | 'ResourceList'> | undefined {
  if (/^\/resources\/thought-leadership\/[^/]+$/.test(path)) return 'Article';
  if (/^\/resources\/case-studies\/[^/]+$/.test(path)) return 'CaseStudy';
  if (/^\/resources\/research-reports\/[^/]+$/.test(path)) return 'Report';
  if (path === '/resources/agent-sheet') return 'AgentSheet';
  if (/^\/resources\/all(\/\d+)?$/.test(path)) return 'ResourceList';
  return undefined;
}

/** Where all resources lie, in the order of the hub. */
export const resourcesFile = '/data/resources.json';

/** Where the content of a page lies that follows from records, with what the browser has to know of its address. */
export const contentFile = (path: string) => `/data${path}.json`;
