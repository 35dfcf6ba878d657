import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { eventSchema, recordingSchema } from './schemas.ts';
import { typeDrawing } from './typeDrawings.ts';

export type SiteEvent = z.infer<typeof eventSchema> & { id: string };
export type Recording = z.infer<typeof recordingSchema> & { id: string; drawing: string };

/** All events by date, including past ones (spec 2.8). Sample content, including speakers. */
export const events: readonly SiteEvent[] = readCollection('events', eventSchema).sort((a, b) =>
  a.start.localeCompare(b.start),
);

/** Recordings of events, newest first. They are sample content, including the numbers in them. */
export const recordings: readonly Recording[] = readCollection('recordings', recordingSchema)
  .map((recording) => ({ ...recording, drawing: recording.drawing ?? typeDrawing('webinar', recording.id) }))
  .sort((a, b) => b.date.localeCompare(a.date));
