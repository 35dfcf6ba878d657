import { visitEveryPage } from './support/visits.ts';

visitEveryPage(360, 740);
