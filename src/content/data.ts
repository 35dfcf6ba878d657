import { contentFile, contentPageAt, resourcesFile } from './contentPages.ts';
import { type AgentSheetContent, agentSheetPage } from './listPages/agentSheet.data.ts';
import { type ArticleContent, articleAt } from './listPages/article.ts';
import { type CaseStudyContent, caseStudyAt } from './listPages/caseStudy.ts';
import { type ReportContent, reportAt } from './listPages/report.ts';
import { type ResourceListContent, resourceListAt } from './listPages/resourceList.ts';
import { addresses, pageAt } from './pages.ts';
import { resources } from './resources.ts';
import { type Route, routeOf } from './route.ts';
import { trailAt } from './trails.ts';

/** Content file of a page in `contentPages`. */
export interface PageData {
  route: Route;
  content: ArticleContent | CaseStudyContent | ReportContent | AgentSheetContent | ResourceListContent;
}

const contents = {
  Article: articleAt,
  CaseStudy: caseStudyAt,
  Report: reportAt,
  AgentSheet: () => agentSheetPage,
  ResourceList: resourceListAt,
};

/** Returns the content file of a page in `contentPages`, or `undefined` for other pages. */
export function pageData(path: string): PageData | undefined {
  const page = contentPageAt(path);
  if (!page || !addresses.includes(path)) return undefined;
  return { route: routeOf(pageAt(path), trailAt(path)[0]?.href), content: contents[page](path) };
}

/** Returns the files that pages fetch at runtime, by their path in the built site. */
export function dataFiles(): ReadonlyMap<string, string> {
  const files: [string, unknown][] = [[resourcesFile, resources]];
  for (const path of addresses) {
    const data = pageData(path);
    if (data) files.push([contentFile(path), data]);
  }
  return new Map(files.map(([path, data]) => [path.slice(1), JSON.stringify(data)]));
}
