import { visitEveryPage } from './support/visits.ts';

visitEveryPage({ width: 1280, height: 800 });
