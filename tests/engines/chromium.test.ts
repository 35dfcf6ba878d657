import { openEngine } from './support/index.ts';
import { mainPaths } from './support/mainPaths.ts';

const chromium = openEngine('chromium');
// Its visits to every page are tests of their own: visits.desktop and visits.phone.
mainPaths(chromium);
