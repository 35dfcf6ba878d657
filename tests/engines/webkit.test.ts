import { crawl } from './support/crawl.ts';
import { openEngine } from './support/index.ts';
import { mainPaths } from './support/mainPaths.ts';

const webkit = openEngine('webkit');
mainPaths(webkit);
crawl(webkit);
