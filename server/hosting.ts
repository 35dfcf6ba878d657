import type { Headers, PageStyles } from './headers.ts';

/** Redirect of a moved address, or of one that tools request by convention. */
export interface Redirect {
  from: `/${string}`;
  to: `/${string}`;
  status: 301 | 302 | 308;
}

/** Configuration of a host. */
export interface Hosting {
  /** Headers of every response, whatever its status. */
  everywhere: Headers;
  /** Headers of every page, in addition to its Content-Security-Policy. */
  page: Headers;
  /** Headers of all files in a folder. */
  folders: Readonly<Record<`/${string}/*`, Headers>>;
  redirects: readonly Redirect[];
}

const aDay = 'public, max-age=86400';
const ownPagesOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Cache header of pages, data and files without a rule: cache, but revalidate on each request. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Single source of the hosting configuration. `_headers`, `_redirects` and the nginx files are generated from it; the
 * local server and the tests read it.
 *
 * Hosts combine the headers of all rules that match a path, so no two rules for the same path may set the same header.
 * Therefore the rule for all paths sets no policy. The 404 page, which is served at any path, contains its own policy.
 */
export const hosting = {
  everywhere: {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  page: { 'Cache-Control': revalidated, ...ownPagesOnly },
  folders: {
    // File names contain a hash of the content. (Cloudflare also sends this for missing files, which no page requests.)
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable', ...ownPagesOnly },
    '/drawings/*': { 'Cache-Control': aDay, ...ownPagesOnly },
    '/film/*': { 'Cache-Control': aDay, ...ownPagesOnly },
    // Each build can change the content, but not the file names.
    '/data/*': { 'Cache-Control': revalidated, ...ownPagesOnly },
    // Other sites show these images in link previews.
    '/social/*': { 'Cache-Control': aDay, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  redirects: [
    // Location of security.txt before RFC 9116.
    { from: '/security.txt', to: '/.well-known/security.txt', status: 301 },
    // Requested by older devices and by link previews.
    { from: '/apple-touch-icon-precomposed.png', to: '/apple-touch-icon.png', status: 301 },
    // Feed readers try this path.
    { from: '/feed.xml', to: '/resources/blog/feed.xml', status: 301 },
  ],
} as const satisfies Hosting;

/** Limits of the strictest host (Cloudflare): number of rules, and characters per line. */
export const hostLimits = { rules: 100, header: 2000 } as const;

/** File of a page in the built site. */
export const pageFile = (path: string) => `${path}/index.html`.replace(/^\/+/, '');

/** Rule for a page: its own path, or all pages below the first path segment. */
export const ruleFor = (path: string) => path.replace(/^(\/[^/]+)\/.*/, '$1/*');

/**
 * Rules of `_headers`: all paths, then folders, then pages. Pages below the same first path segment share a rule, so
 * that the number of pages is unlimited. The policy of a shared rule allows the styles of all its pages.
 *
 * @param pages inlined styles of each page by path
 * @param notFound inlined styles of the 404 page, which is served below the same paths
 * @param policy creates the Content-Security-Policy for some styles
 */
export function headerRules(
  pages: Readonly<Record<string, PageStyles>>,
  notFound: PageStyles,
  policy: (styles: PageStyles) => string,
): Record<string, Headers> {
  const shared: Record<string, PageStyles[]> = {};
  for (const [path, styles] of Object.entries(pages)) {
    const rule = ruleFor(path);
    // Some hosts also apply `/a/*` to the page `/a`, so the rule must also allow the styles of `/a`.
    const above = pages[rule.slice(0, -'/*'.length)];
    shared[rule] ??= rule.endsWith('/*') ? [notFound, ...(above ? [above] : [])] : [];
    shared[rule].push(styles);
  }
  const all = (lists: (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    '/*': hosting.everywhere,
    ...hosting.folders,
    ...Object.fromEntries(
      Object.entries(shared).map(([rule, styles]) => [
        rule,
        {
          ...hosting.page,
          'Content-Security-Policy': policy({
            elements: all(styles.map(({ elements }) => elements)),
            attributes: all(styles.map(({ attributes }) => attributes)),
          }),
        },
      ]),
    ),
  };
}

/** Serializes a `_redirects` file: one line per redirect, with source, target and status. */
export const printRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/** Parses a `_redirects` file. */
export const parseRedirects = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\/\S*) (\d{3})$/gm)].map(
    ([, from, to, status]) => ({ from, to, status: Number(status) }) as Redirect,
  );
