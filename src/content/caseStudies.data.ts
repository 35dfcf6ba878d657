import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { caseStudySchema } from './schemas.ts';
import { readTime } from './text.ts';
import { typeDrawing } from './typeDrawings.ts';

/** Case study with computed fields. */
export interface CaseStudy extends z.infer<typeof caseStudySchema> {
  /** Also the anchor on the page of all case studies. */
  id: string;
  drawing: string;
  /** Computed: "5 min". */
  readTime: string;
  href: `/resources/case-studies/${string}`;
}

/** Case studies (spec 2.8), newest first. Clients, people and figures are sample content. */
export const caseStudies: readonly CaseStudy[] = readCollection('case-studies', caseStudySchema)
  .map((study) => ({
    ...study,
    drawing: study.drawing ?? typeDrawing('case-study', study.id),
    readTime: readTime(study.parts),
    href: `/resources/case-studies/${study.id}` as const,
  }))
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate));
