import { type PageRecord, pageAt } from './pages.ts';
import { type SheetContent, sheetAt } from './sheets.ts';
import { breadcrumbAt } from './stubs.ts';

/** What opens a page: its record's heading and lead, the way up from it, and its title block. */
export interface PageHeadContent {
  heading: PageRecord['heading'];
  lead: string;
  /** From Home down to the page itself. */
  trail?: readonly { label: string; href?: string }[];
  /** In the trail's place, where the specification has one link back. */
  back?: { label: string; href: string };
  sheet: SheetContent;
}

/** The head of the page at an address. An alias has that of its main page. */
export function headAt(path: string): PageHeadContent {
  const { heading, lead } = pageAt(path);
  const trail = breadcrumbAt(path);
  const way = trail.length > 0 ? { trail } : { back: { label: 'Back to About Us', href: '/about' } };
  return { heading: heading, lead, ...way, sheet: sheetAt(path) };
}
