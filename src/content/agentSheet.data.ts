import type { z } from 'zod';
import { readRecord } from './collection.ts';
import { agentSheetSchema } from './schemas.ts';

export type SheetLine = z.infer<typeof agentSheetSchema>['groups'][number]['lines'][number];

/** Blank agent sheet from the article on guardrails, which fits on one printed page. */
export const agentSheet = {
  href: '/resources/agent-sheet',
  ...readRecord('agent-sheet.yaml', agentSheetSchema),
} as const;
