import type { Headers, PageStyles } from './headers.ts';

/** An address that moved, or that tools ask for although the site has it elsewhere. */
export interface Redirect {
  from: `/${string}`;
  to: `/${string}`;
  status: 301 | 302 | 308;
}

/** What a host is told. */
export interface Hosting {
  /** Headers of every answer, whatever its status. */
  everywhere: Headers;
  /** Headers of every page, beside its content-security policy. */
  page: Headers;
  /** Headers of all files in a folder. */
  folders: Readonly<Record<`/${string}/*`, Headers>>;
  redirects: readonly Redirect[];
}

const aDay = 'public, max-age=86400';
const ownPagesOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** What hosts send for a file that no rule names: keep it, but ask each time whether it is still the same. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * The one table of what hosts are told: `_headers` and `_redirects` of the built site, the nginx files, the local
 * server and the tests follow from it.
 *
 * Hosts add up the headers of all rules that match a path, so no two rules that can match the same path may name the
 * same header. That is why a page's policy is in no rule for all paths, and why the 404 page, which answers at any
 * path, carries its policy in its own head.
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
    // Their names change with their content. (Cloudflare says the same of a name that is not there; no page asks for one.)
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable', ...ownPagesOnly },
    '/drawings/*': { 'Cache-Control': aDay, ...ownPagesOnly },
    '/film/*': { 'Cache-Control': aDay, ...ownPagesOnly },
    // What pages fetch of the records; always that of the latest build.
    '/data/*': { 'Cache-Control': revalidated, ...ownPagesOnly },
    // Shown by other sites beside links to this one.
    '/social/*': { 'Cache-Control': aDay, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  redirects: [
    // Where security.txt stood before RFC 9116.
    { from: '/security.txt', to: '/.well-known/security.txt', status: 301 },
    // Asked for by older devices and by link previews.
    { from: '/apple-touch-icon-precomposed.png', to: '/apple-touch-icon.png', status: 301 },
    // Where feed readers look first.
    { from: '/feed.xml', to: '/resources/blog/feed.xml', status: 301 },
  ],
} as const satisfies Hosting;

/** How many rules, and how many characters a rule's header, the strictest host reads (Cloudflare). */
export const hostLimits = { rules: 100, header: 2000 } as const;

/** The file of a page in the built site. */
export const pageFile = (path: string) => `${path}/index.html`.replace(/^\/+/, '');

/** The rule that names a page: its own, or that of all pages below the first part of its address. */
export const ruleFor = (path: string) => path.replace(/^(\/[^/]+)\/.*/, '$1/*');

/**
 * The rules of `_headers`, from the most general to the pages. Pages below the same first part of an address share one, so
 * that their number has no limit: its policy allows the styles of each, which are the site's own.
 *
 * @param pages the inlined styles of each page, by its path
 * @param notFound those of the 404 page, which answers below the same addresses
 * @param policy writes the content-security policy for some styles
 */
export function headerRules(
  pages: Readonly<Record<string, PageStyles>>,
  notFound: PageStyles,
  policy: (styles: PageStyles) => string,
): Record<string, Headers> {
  const shared: Record<string, PageStyles[]> = {};
  for (const [path, styles] of Object.entries(pages)) {
    const rule = ruleFor(path);
    // Some hosts count the page above as well.
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

/** Writes a `_redirects` file: a line each, with where from, where to, and the status. */
export const printRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/** Reads a `_redirects` file back. */
export const parseRedirects = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\/\S*) (\d{3})$/gm)].map(
    ([, from, to, status]) => ({ from, to, status: Number(status) }) as Redirect,
  );
