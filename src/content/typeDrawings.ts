import { pickById } from './pickById.ts';

/** The set of drawings of each type: `type-blog-1` and so on. Types that look alike share a set. */
const sets = {
  'case-study': 'case-study',
  'thought-leadership': 'thought-leadership',
  'research-report': 'research-report',
  whitepaper: 'research-report',
  blog: 'blog',
  webinar: 'webinar',
  video: 'webinar',
  event: 'webinar',
} as const;
const numbers = [1, 2, 3] as const;

/** The drawing of its type that a record without one of its own shows; its id chooses, so that a record keeps it. */
export function typeDrawing(type: keyof typeof sets, id: string): string {
  return `type-${sets[type]}-${pickById(numbers, id)}`;
}

/** Records with the name of their drawing: their own, or that of their type. */
export const withDrawings = <R extends { id: string; drawing?: string }>(
  type: keyof typeof sets,
  records: readonly R[],
): readonly (R & { drawing: string })[] =>
  records.map((record) => ({ ...record, drawing: record.drawing ?? typeDrawing(type, record.id) }));
