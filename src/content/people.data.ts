import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { executiveSchema, teamSchema } from './schemas.ts';

export type TeamMember = z.infer<typeof teamSchema> & { id: string };
export type Executive = z.infer<typeof executiveSchema> & { id: string };

/** Those of the team page (spec 2.7). People are sample content. */
export const team: readonly TeamMember[] = readCollection('team', teamSchema);

/** Those of the leadership page (spec 2.7). */
export const executives: readonly Executive[] = readCollection('leadership', executiveSchema);
