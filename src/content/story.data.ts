import type { z } from 'zod';
import { readRecord } from './collection.ts';
import { storySchema } from './schemas.ts';

export type Milestone = z.infer<typeof storySchema>['milestones'][number];

/** The milestones and the values of Our Story (spec 2.7). Sample content. */
export const { milestones, values } = readRecord('story.yaml', storySchema);
