import { pickById } from './pickById.ts';

/** Set of drawings for each type: `blog` has `type-blog-1` and so on. Similar types share a set. */
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

/** Returns the drawing for a record that has none. The result depends only on type and id, not on other records. */
export function typeDrawing(type: keyof typeof sets, id: string): string {
  return `type-${sets[type]}-${pickById(numbers, id)}`;
}
