import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { reportSchema } from './schemas.ts';
import { readTime } from './text.ts';
import { typeDrawing } from './typeDrawings.ts';

export { reportCategories } from './schemas.ts';

/** Research report with computed fields. */
export interface ResearchReport extends z.infer<typeof reportSchema> {
  id: string;
  drawing: string;
  /** URL of the file (spec 7.3). The download is unavailable until the file is in `public/downloads`. */
  downloadUrl: string;
  /** Page with the text. Omitted for a report without a text, which is sent on request. */
  href?: `/resources/research-reports/${string}`;
  /** Computed: "5 min". */
  readTime?: string;
}

/**
 * Research reports, newest first. Each download has the name of its record file. The reports are sample content,
 * including the numbers in them.
 */
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
