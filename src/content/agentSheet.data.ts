import type { z } from 'zod';
import { readRecord } from './collection.ts';
import { agentSheetSchema } from './schemas.ts';

export type SheetLine = z.infer<typeof agentSheetSchema>['groups'][number]['lines'][number];

/** Form for the limits of an AI agent, to print on one page. The article on guardrails links to it. */
export const agentSheet = {
  href: '/resources/agent-sheet',
  ...readRecord('agent-sheet.yaml', agentSheetSchema),
} as const;
