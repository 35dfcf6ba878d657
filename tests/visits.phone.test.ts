import { visitEveryPage } from './support/visits.ts';

visitEveryPage({ width: 360, height: 740, reflows: true });
