import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { reportSchema } from './schemas.ts';
import { readTime } from './text.ts';
import { typeDrawing } from './typeDrawings.ts';

export { reportCategories } from './schemas.ts';

/** A research report with what follows from its file. */
export interface ResearchReport extends z.infer<typeof reportSchema> {
  id: string;
  drawing: string;
  /** Address of the file (spec 7.3). Until it is in `public/downloads`, the download says that there is none yet. */
  downloadUrl: string;
  /** The page where it is read. Nothing for one without a text, which is sent on request. */
  href?: `/resources/research-reports/${string}`;
  /** Counted: "5 min". */
  readTime?: string;
}

/** Newest first. The download of each is named for it (spec 7.3). Sample content, figures included. */
export const reports: readonly ResearchReport[] = readCollection('research-reports', reportSchema)
  .map((report) => ({
    ...report,
    drawing: report.drawing ?? typeDrawing('research-report', report.id),
    downloadUrl: `/downloads/${report.id}.pdf`,
    ...(report.parts.length > 0 && {
      href: `/resources/research-reports/${report.id}` as const,
      readTime: readTime(report.parts),
    }),
  }))
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate));
