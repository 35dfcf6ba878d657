import { canonicalPath } from './canonicalPath.ts';
import { type InternalLink, type PageRecord, type Path, pageAt } from './pages.ts';
import { breadcrumbAt } from './trails.ts';

/** What opens a page: its record's heading and lead, and the way up from it. */
export interface PageHeadContent {
  heading: PageRecord['heading'];
  lead: string;
  /** From Home down to the page itself. */
  trail?: readonly { label: string; href?: string }[];
  /** In the trail's place, where the specification has one link back. */
  back?: { label: string; href: string };
  /** What to do first, where the page has it. */
  actions?: { primary: { label: string; href: InternalLink }; secondary?: { label: string; href: string } };
  /** Of a page that is about no plate and has no drawing of its own. */
  drawing?: {
    name: string;
    viewBox: string;
    image?: string;
    layout?: 'detail' | 'half' | 'compact' | 'corner' | 'across';
    surface?: 'band' | 'ink' | 'signal';
    names?: boolean;
    phones?: boolean;
    bare?: string;
    live?: string;
  };
}

/** What stands at the head of such a page: what it is about, in one drawing of its own. */
const heads: Partial<Record<Path, string>> = {
  '/resources': 'titles',
  '/resources/all': 'titles',
  '/resources/case-studies': 'case-studies',
  '/resources/blog': 'blog',
  '/resources/thought-leadership': 'thought-leadership',
  '/resources/research-reports': 'research-reports',
  '/resources/events': 'events',
  '/leadership': 'leadership',
  '/about/our-team': 'team',
  '/about/our-story': 'story',
  '/careers': 'careers',
  '/about/careers': 'work',
  '/contact': 'contact',
  '/contact/sales-inquiry': 'sales',
  '/contact/general-inquiry': 'inquiry',
  '/contact/investors': 'investors',
  '/contact/support': 'support',
  '/privacy': 'legal',
  '/terms': 'legal',
  '/imprint': 'legal',
  '/accessibility': 'legal',
  '/site-map': 'site-map',
};

/** Those above a long text, whose columns go on from theirs. */
const cornered = ['legal', 'site-map'];

/** Pages whose form or list begins in the first window of phones instead. */
const undrawn = ['/contact', '/contact/sales-inquiry', '/contact/general-inquiry', '/resources'];

/** Those on another ground than paper: pages of one area would open alike. */
const surfaces: Readonly<Record<string, 'band' | 'ink' | 'signal'>> = {
  'case-studies': 'ink',
  blog: 'band',
  'research-reports': 'ink',
  events: 'ink',
  leadership: 'ink',
  team: 'band',
  investors: 'ink',
  careers: 'ink',
  work: 'ink',
};

/** Of plates in a row. */
const row = '0 0 720 228';

/** Pages whose drawing lies across the sheet, and what of it shows: a page beside it in the menu has one beside its words. */
const cut: Readonly<Record<string, string>> = {
  '/resources/events': '0 -38 1040 260',
  '/about/careers': row,
  '/leadership': row,
  '/about/our-team': row,
};

/** Those that reach beyond what the others show. */
const higher: Readonly<Record<string, string>> = { story: '34 -18 416 258', investors: '45 -2 390 236' };

/** Those with words in them. */
const lettered = [
  'case-studies',
  'blog',
  'thought-leadership',
  'story',
  'sales',
  'leadership',
  'team',
  'contact',
  'investors',
  'support',
];

/** The head of the page at an address. An alias has that of its main page. */
export function headAt(path: string): PageHeadContent {
  const { heading, lead } = pageAt(path);
  const trail = breadcrumbAt(path);
  const way = trail.length > 0 ? { trail } : { back: { label: 'Back to About Us', href: '/about' } };
  const name = heads[canonicalPath(path) as Path];
  const drawing = name && {
    name: `head-${name}`,
    viewBox: cut[path] ?? higher[name] ?? '52 8 376 224',
    layout: cornered.includes(name) ? ('corner' as const) : cut[path] ? ('across' as const) : ('half' as const),
    ...(surfaces[name] && { surface: surfaces[name] }),
    ...(lettered.includes(name) && { names: true }),
    ...(undrawn.includes(canonicalPath(path)) && { phones: false }),
  };
  return { heading, lead, ...way, ...(drawing && { drawing }) };
}
