import type { z } from 'zod';
import { readRecord } from './collection.ts';
import { agentSheetSchema } from './schemas.ts';

export type SheetLine = z.infer<typeof agentSheetSchema>['groups'][number]['lines'][number];

/** The one-page sheet of an agent, as the article on guardrails describes it: blank, to print on one sheet of paper. */
export const agentSheet = {
  href: '/resources/agent-sheet',
  ...readRecord('agent-sheet.yaml', agentSheetSchema),
} as const;
