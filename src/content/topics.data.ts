import type { z } from 'zod';
import { type ClosingDrawing, closingAt } from './closings.ts';
import { readCollection } from './collection.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';
import type { InternalLink } from './pages.ts';
import { topicSchema } from './schemas.ts';
import { answerNote } from './servicePages/calls.ts';

/** Section of a page with sticky navigation. */
export type Topic = Omit<z.infer<typeof topicSchema>, 'page'> & { id: string };

export interface TopicsContent {
  head: PageHeadContent;
  drawing: { name: string; viewBox: string; layout?: 'detail'; highlight?: string };
  /** `sequence` for consecutive steps, `catalog` for independent sections. */
  layout: 'sequence' | 'catalog';
  /** Accessible name of the navigation between the sections. */
  navigation: string;
  topics: readonly Topic[];
  closing: ClosingDrawing & {
    heading: string;
    text: string;
    note: string;
    actions: {
      primary: { label: string; href: InternalLink };
      secondary: { label: string; href: InternalLink };
    };
  };
}

const records = readCollection('topics', topicSchema);
const topicsOf = (path: string): readonly Topic[] =>
  records.filter(({ page }) => page === path).map(({ page: _page, ...topic }) => topic);

const topicsAt = (
  path: '/ai' | '/system',
  call: InternalLink,
  content: Omit<TopicsContent, 'head'>,
): TopicsContent => ({
  head: {
    ...headAt(path),
    actions: { primary: { label: 'Free Strategy Call', href: call } },
  },
  ...content,
});

/** AI Strategy & Transformations (spec 2.5), in the order of the work. */
export const ai = topicsAt('/ai', '/contact?type=ai-strategy', {
  drawing: { name: 'plate-03', viewBox: '130 110 440 275', layout: 'detail', highlight: 'live-ai' },
  layout: 'sequence',
  navigation: 'Parts of AI strategy',
  topics: topicsOf('/ai'),
  closing: {
    ...closingAt('/ai'),
    heading: 'Discuss your first AI use case',
    text: 'Thirty minutes with an architect: which question your people ask most, where its answer lies, and whether AI helps.',
    note: answerNote,
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact?type=ai-strategy' },
      secondary: { label: 'See the case studies', href: '/case-studies' },
    },
  },
});

/** Industry Solutions (spec 2.5): industries with their critical operations. */
export const industries = topicsAt('/system', '/contact', {
  drawing: { name: 'industry-lines', viewBox: '0 0 600 400', layout: 'detail' },
  layout: 'catalog',
  navigation: 'Industries',
  topics: topicsOf('/system'),
  closing: {
    ...closingAt('/system'),
    heading: 'Talk to an architect from your industry',
    text: 'Tell us which process must not stop and what has to change around it.',
    note: answerNote,
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      secondary: { label: 'See the case studies', href: '/case-studies' },
    },
  },
});

/** Pages by path. */
export const topicPages: Readonly<Record<string, TopicsContent>> = { '/ai': ai, '/system': industries };
