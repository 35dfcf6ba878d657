/** Hashes of the inlined styles of a page. */
export interface PageStyles {
  /** `'sha256-…'` of each style element. */
  elements: readonly string[];
  /** `'sha256-…'` of each distinct style attribute. */
  attributes: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** Options shared by all pages. */
export interface PolicyOptions {
  /** `'sha256-…'` of each inline script. */
  scripts?: readonly string[];
  /**
   * Origin that forms send to, such as `https://api.emailjs.com`. Default `'self'`. Scripts may request only this
   * origin and the site itself.
   */
  mail?: string;
  /** Other origins of photographs (`imageOrigins`). */
  photographs?: readonly string[];
}

/** Content-Security-Policy of a page. No `unsafe-inline`: inline scripts and styles are allowed by hash. */
export function contentSecurityPolicy(
  styles: PageStyles,
  { scripts = [], mail = "'self'", photographs = [] }: PolicyOptions = {},
): string {
  const attributes = styles.attributes.length ? ["'unsafe-hashes'", ...styles.attributes] : ["'none'"];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles.elements].join(' '),
    ['style-src-attr', ...attributes].join(' '),
    ["img-src 'self'", ...photographs].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    // Data files of the site, and the mail service.
    `connect-src ${[...new Set(["'self'", mail])].join(' ')}`,
    "manifest-src 'self'",
    // For the service worker that unregisters the one of earlier versions (public/theme-worker.js).
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Parses `VITE_IMAGE_HOSTS`: hosts separated by commas or spaces, with https unless an origin is given
 * (`http://localhost:5000`).
 *
 * @throws Error for an invalid host, because a typing error could allow other hosts
 */
export const imageOrigins = (hosts = ''): string[] =>
  hosts
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((host) => {
      const origin = /^https?:\/\//.test(host) ? host : `https://${host}`;
      if (!/^https?:\/\/[a-z\d.-]+(:\d+)?$/i.test(origin)) throw new Error(`VITE_IMAGE_HOSTS: “${host}” is not a host`);
      return origin.toLowerCase();
    });

/** Addresses of images that a policy with these origins blocks. */
export const refusedImages = (addresses: readonly string[], origins: readonly string[]): string[] =>
  addresses.filter(
    (address) => /^(https?:)?\/\//.test(address) && !origins.includes(new URL(address, 'https://localhost').origin),
  );

/** Policy for a `meta` element, which does not support `frame-ancestors`; `X-Frame-Options` replaces it. */
export const policyForMeta = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors [^;]*/, '')}">`;

/** Serializes a `_headers` file: a path, then indented headers. */
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

/** Parses a `_headers` file. */
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

/** Headers of a path from exact rules and from prefix rules that end in `*`. */
export function headersFor(rules: Readonly<Record<string, Headers>>, path: string): Headers {
  const matching = Object.entries(rules).filter(([rule]) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
