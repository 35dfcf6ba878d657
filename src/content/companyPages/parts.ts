import type { InternalLink, Path } from '../pages.ts';
import { type PageRecord, pages } from '../pages.ts';
import { stubAt } from '../stubs.ts';

export interface Call {
  label: string;
  href: InternalLink;
}
export interface Part {
  heading: string;
  lead?: string;
}
/** A heading and what is to be read under it. */
export interface Prose extends Part {
  paragraphs: readonly string[];
}
export interface Closing {
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
/** What opens a page: its record's own heading and lead, and the way back or the way down to it. */
export interface Head {
  title: string;
  lead: string;
  trail?: readonly { label: string; href?: string }[];
  back?: Call;
}

export const head = (path: Path): Head => {
  const { heading, lead } = pages[path];
  const { trail } = stubAt(path);
  return { title: heading, lead, ...(trail && { trail }) };
};
/** The pages that lead back to About Us (spec 2.7). */
export const headBelowAbout = (path: Path): Head => {
  const { heading, lead }: PageRecord = pages[path];
  return { title: heading, lead, back: { label: 'Back to About Us', href: '/about' } };
};
export const strategyCall: Call = { label: 'Free Strategy Call', href: '/contact' };
