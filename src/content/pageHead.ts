import { canonicalPath } from './canonicalPath.ts';
import { type InternalLink, type PageRecord, type Path, pageAt } from './pages.ts';
import { breadcrumbAt } from './trails.ts';

/** Head of a page: heading, lead, and the trail or back link. */
export interface PageHeadContent {
  heading: PageRecord['heading'];
  lead: string;
  /** Breadcrumb from the home page to this page. */
  trail?: readonly { label: string; href?: string }[];
  /** Back link instead of the trail. */
  back?: { label: string; href: string };
  actions?: { primary: { label: string; href: InternalLink }; secondary?: { label: string; href: string } };
  /** Drawing of a page that is not about a service. */
  drawing?: HeadDrawing;
}

export interface HeadDrawing {
  name: string;
  viewBox: string;
  image?: string;
  layout?: 'detail' | 'half' | 'compact' | 'corner' | 'across';
  surface?: 'band' | 'ink' | 'signal';
  hasLabels?: boolean;
  showOnPhones?: boolean;
  unlabeledViewBox?: string;
  highlight?: string;
}

/**
 * Drawings of pages that are not about a service. `surface` distinguishes pages that are neighbors in the menu.
 * `showOnPhones: false` hides a drawing on phones, so that a form or list starts above the fold.
 */
const drawings: Partial<Record<Path, Pick<HeadDrawing, 'name'> & Partial<HeadDrawing>>> = {
  '/leadership': { name: 'head-leadership', viewBox: '0 0 720 228', layout: 'across', surface: 'ink', hasLabels: true },
  '/careers': { name: 'head-careers', surface: 'ink' },
  '/about/our-story': { name: 'head-story', viewBox: '34 -18 416 258', hasLabels: true },
  '/about/our-team': { name: 'head-team', viewBox: '0 0 720 228', layout: 'across', surface: 'band', hasLabels: true },
  '/about/careers': { name: 'head-work', viewBox: '0 0 720 228', layout: 'across', surface: 'ink' },
  '/resources': { name: 'head-titles', showOnPhones: false },
  '/resources/all': { name: 'head-titles' },
  '/resources/case-studies': { name: 'head-case-studies', surface: 'ink', hasLabels: true },
  '/resources/blog': { name: 'head-blog', surface: 'band', hasLabels: true },
  '/resources/thought-leadership': { name: 'head-thought-leadership', hasLabels: true },
  '/resources/research-reports': { name: 'head-research-reports', surface: 'ink' },
  '/resources/events': { name: 'head-events', viewBox: '0 -38 1040 260', layout: 'across', surface: 'ink' },
  '/contact': { name: 'head-contact', hasLabels: true, showOnPhones: false },
  '/contact/sales-inquiry': { name: 'head-sales', hasLabels: true, showOnPhones: false },
  '/contact/general-inquiry': { name: 'head-inquiry', showOnPhones: false },
  '/contact/support': { name: 'head-support', hasLabels: true },
  '/contact/investors': { name: 'head-investors', viewBox: '45 -2 390 236', surface: 'ink', hasLabels: true },
  '/privacy': { name: 'head-legal', layout: 'corner' },
  '/terms': { name: 'head-legal', layout: 'corner' },
  '/imprint': { name: 'head-legal', layout: 'corner' },
  '/accessibility': { name: 'head-legal', layout: 'corner' },
  '/site-map': { name: 'head-site-map', layout: 'corner' },
};

/** Returns the head of a page. For the path of an alias, the head has no drawing. */
export function headAt(path: string): PageHeadContent {
  const { heading, lead } = pageAt(path);
  const trail = breadcrumbAt(path);
  const way = trail.length > 0 ? { trail } : { back: { label: 'Back to About Us', href: '/about' } };
  const own = drawings[canonicalPath(path) as Path];
  const drawing = own && { viewBox: '52 8 376 224', layout: 'half' as const, ...own };
  return { heading, lead, ...way, ...(drawing && { drawing }) };
}
