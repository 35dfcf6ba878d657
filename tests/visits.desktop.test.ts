import { visitEveryPage } from './support/visits.ts';

visitEveryPage(1280, 800);
