/** What a page's own policy has to allow beside the site's files: hashes of its inlined styles. */
export interface PageStyles {
  /** `'sha256-…'` of each style element. */
  elements: readonly string[];
  /** `'sha256-…'` of each distinct style attribute. */
  attributes: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer (decisions and notes, "Security headers"). */
export const siteHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files whose name changes with their content may be kept for ever; a page is asked for again each time. */
export const cacheHeaders: Readonly<Record<string, Headers>> = {
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/drawings/*': { 'Cache-Control': 'public, max-age=86400' },
  '/film/*': { 'Cache-Control': 'public, max-age=86400' },
};

/**
 * The content-security policy of one page: no inline script, no `unsafe-inline`; styles by their hash.
 *
 * @param styles the page's inlined styles
 * @param mailOrigin origin of the mail service when it is another host, e.g. `https://api.emailjs.com`
 */
export function contentSecurityPolicy(styles: PageStyles, mailOrigin?: string): string {
  const attributes = styles.attributes.length ? ["'unsafe-hashes'", ...styles.attributes] : ["'none'"];
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.elements].join(' '),
    ['style-src-attr', ...attributes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...(mailOrigin ? [mailOrigin] : [])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Writes a `_headers` file: a line with a path, then indented lines with its headers. */
export function printHeaders(rules: Readonly<Record<string, Headers>>): string {
  return Object.entries(rules)
    .map(
      ([path, headers]) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('');
}

/** Reads a `_headers` file back; the local server answers with what the hosts will be given. */
export function parseHeaders(text: string): Record<string, Headers> {
  const rules: Record<string, Record<string, string>> = {};
  let path = '';
  for (const line of text.split('\n')) {
    const header = line.match(/^\s+([\w-]+):\s*(.*)$/);
    if (header?.[1]) rules[path] = { ...rules[path], [header[1]]: header[2] ?? '' };
    else if (line.trim()) path = line.trim();
  }
  return rules;
}

/** All headers that a `_headers` file gives to a path: exact rules, and rules that end in `*` by their beginning. */
export function headersFor(rules: Readonly<Record<string, Headers>>, path: string): Headers {
  const matching = Object.entries(rules).filter(([rule]) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
