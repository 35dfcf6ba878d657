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

/** What the file of a page holds that follows from records. */
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

/** What the file of the page at an address holds; nothing for a page that does not follow from records. */
export function pageData(path: string): PageData | undefined {
  const page = contentPageAt(path);
  if (!page || !addresses.includes(path)) return undefined;
  return { route: routeOf(pageAt(path), trailAt(path)[0]?.href), content: contents[page](path) };
}

/** The files that pages fetch when they are asked for more than they hold, by their path in the built site. */
export function dataFiles(): ReadonlyMap<string, string> {
  const files: [string, unknown][] = [[resourcesFile, resources]];
  for (const path of addresses) {
    const data = pageData(path);
    if (data) files.push([contentFile(path), data]);
  }
  return new Map(files.map(([path, data]) => [path.slice(1), JSON.stringify(data)]));
}
