import { type PageRecord, pageAt } from '../pages.ts';
import { stubAt } from '../stubs.ts';

/** What opens a page: its record's heading and lead, and the way down to it. */
export interface ListHead {
  title: PageRecord['heading'];
  lead: string;
  trail?: readonly { label: string; href?: string }[];
}

/** The head of the page at an address. An alias has that of its main page. */
export function listHead(path: string): ListHead {
  const { heading, lead } = pageAt(path);
  const { trail } = stubAt(path);
  return { title: heading, lead, ...(trail && { trail }) };
}
