import { readCollection } from './collection.ts';
import { paperSchema } from './schemas.ts';

/** Papers, webinars and videos that are sent on request. Sample content. */
export const papers = readCollection('papers', paperSchema);
