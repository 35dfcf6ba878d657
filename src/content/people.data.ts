import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { executiveSchema, teamSchema } from './schemas.ts';

export type TeamMember = z.infer<typeof teamSchema> & { id: string };
export type Executive = z.infer<typeof executiveSchema> & { id: string };

/** People on the team page (spec 2.7). Sample content. */
export const team: readonly TeamMember[] = readCollection('team', teamSchema);

/** People on the leadership page (spec 2.7). */
export const executives: readonly Executive[] = readCollection('leadership', executiveSchema);
