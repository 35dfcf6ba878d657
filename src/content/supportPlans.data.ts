import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { planSchema } from './schemas.ts';

export type SupportPlan = z.infer<typeof planSchema> & { id: string };

/** Support plans, sorted by the field `order`. */
export const supportPlans: readonly SupportPlan[] = readCollection('plans', planSchema);
