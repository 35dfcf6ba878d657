import type { ClosingDrawing } from '../closings.ts';
import type { InternalLink } from '../pages.ts';

export interface Call {
  label: string;
  href: InternalLink;
}
export interface Part {
  heading: string;
  lead?: string;
}
export interface Prose {
  heading: string;
  paragraphs: readonly string[];
}
export interface Closing extends ClosingDrawing {
  heading: string;
  text: string;
  badge?: string;
  note?: string;
  actions: { primary: Call; secondary?: Call };
}
export interface Figure {
  value: string;
  label: string;
}
export const strategyCall: Call = { label: 'Free Strategy Call', href: '/contact' };
