/** What a page's own policy has to allow beside the site's files: hashes of its inlined styles. */
export interface PageStyles {
  /** `'sha256-…'` of each style element. */
  elements: readonly string[];
  /** `'sha256-…'` of each distinct style attribute. */
  attributes: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** What is the same on all pages. */
export interface PolicyOptions {
  /** `'sha256-…'` of each inline script. */
  scripts?: readonly string[];
  /** Where forms send to: `https://api.emailjs.com`, or by default the site itself. Scripts ask no other host. */
  mail?: string;
  /** Origins of other hosts whose photographs pages may show (`imageOrigins`). */
  photographs?: readonly string[];
}

/** The content-security policy of a page with these inlined styles: no `unsafe-inline`, inline scripts and styles by their hash. */
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
    // The icon of the tab stands in the page.
    ["img-src 'self' data:", ...photographs].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    // Records that are not in the page, and the mail service.
    `connect-src ${[...new Set(["'self'", mail])].join(' ')}`,
    "manifest-src 'self'",
    // The one that removes that of earlier versions (public/theme-worker.js).
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The origins that `VITE_IMAGE_HOSTS` names, for the policy: hosts with commas or spaces between them, over https unless
 * a whole origin is given (`http://localhost:5000`).
 *
 * @throws Error when something in it is no host: a policy with a stray mark in it would allow what nobody meant.
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

/** Those of a page's photographs that its policy would refuse. */
export const refusedImages = (addresses: readonly string[], origins: readonly string[]): string[] =>
  addresses.filter(
    (address) => /^(https?:)?\/\//.test(address) && !origins.includes(new URL(address, 'https://localhost').origin),
  );

/** A policy for a page's own head, where it cannot forbid frames: the `X-Frame-Options` of every answer does. */
export const policyInPage = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors [^;]*/, '')}">`;

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
