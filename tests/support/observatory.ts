/**
 * The rules by which Mozilla's HTTP Observatory scores a site, as far as they apply to one that sets no cookies and is
 * of one origin (mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js, algorithm version 6 of August 2026).
 */
export interface Mark {
  test: string;
  result: string;
  modifier: number;
}
export interface Container {
  marks: Mark[];
  score: number;
  grade: string;
}

export interface Scanned {
  headers: Headers;
  /** Addresses of the page's scripts, with their integrity. */
  scripts: readonly { src: string; integrity?: string | undefined }[];
  /** Where the plain-text address leads; hosts with certificates redirect it themselves. */
  redirectsToHttps: boolean;
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const SIX_MONTHS = 15_768_000;
/** Bonuses count only for a site that has at least this much without them. */
const MINIMUM_FOR_BONUS = 90;

const includes = (list: readonly string[], values: readonly string[]) => list.some((item) => values.includes(item));

function policyOf(header: string): Map<string, string[]> | 'invalid' {
  const policy = new Map<string, string[]>();
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) return 'invalid';
    policy.set(name, sources.length > 0 ? sources : ["'none'"]);
  }
  return policy;
}

function scorePolicy(policy: ReturnType<typeof policyOf> | undefined): Omit<Mark, 'test'> {
  if (!policy) return { result: 'not implemented', modifier: -25 };
  if (policy === 'invalid') return { result: 'cannot be parsed', modifier: -25 };
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hashed = (list: string[]) => list.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const effective = (name: string) =>
    sources(name).filter((source) => !(source === "'unsafe-inline'" && hashed(sources(name))));
  const unsafe = ["'unsafe-inline'", 'data:'];
  const script = effective('script-src');
  const style = effective('style-src');
  const insecure = (list: readonly string[]) => list.some((source) => /^(http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  if (includes(script, [...BROAD, ...unsafe]) || includes(sources('object-src'), BROAD))
    return { result: 'unsafe sources of scripts or objects', modifier: -20 };
  if (insecure([...policy].filter(([name]) => !passive.includes(name)).flatMap(([, list]) => list)))
    return { result: 'plain http for active content', modifier: -20 };
  if (includes([...script, ...style], ["'unsafe-eval'"])) return { result: 'unsafe-eval', modifier: -10 };
  if (insecure(passive.flatMap(sources))) return { result: 'plain http for pictures or media', modifier: -10 };
  if (includes(style, [...BROAD, ...unsafe])) return { result: 'unsafe sources of styles', modifier: 0 };
  return sources('default-src').join() === "'none'"
    ? { result: "default-src 'none', nothing unsafe", modifier: 10 }
    : { result: 'nothing unsafe', modifier: 5 };
}

function scoreTransport(header: string | null): Omit<Mark, 'test'> {
  if (!header) return { result: 'not implemented', modifier: -20 };
  const age = Number(header.match(/max-age=(\d+)/i)?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return { result: 'cannot be parsed', modifier: -20 };
  return age >= SIX_MONTHS
    ? { result: 'at least six months, not preloaded', modifier: 0 }
    : { result: 'less than six months', modifier: -10 };
}

function scoreFrames(header: string | null, policy: ReturnType<typeof policyOf> | undefined): Omit<Mark, 'test'> {
  if (policy instanceof Map && policy.has('frame-ancestors'))
    return { result: 'by frame-ancestors in the policy', modifier: 5 };
  if (/^(deny|sameorigin)$/i.test(header ?? '')) return { result: String(header), modifier: 5 };
  return { result: header ? 'cannot be parsed' : 'not implemented', modifier: -20 };
}

function scoreReferrer(header: string | null): Omit<Mark, 'test'> {
  const value = header?.split(',').at(-1)?.trim().toLowerCase();
  if (!value) return { result: 'not implemented', modifier: 0 };
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? { result: value, modifier: 5 }
    : { result: value, modifier: -5 };
}

function scoreScripts(scripts: Scanned['scripts']): Omit<Mark, 'test'> {
  if (scripts.some(({ src }) => !/^\/(?!\/)/.test(src))) return { result: 'scripts of other origins', modifier: -5 };
  return scripts.some(({ integrity }) => integrity)
    ? { result: 'all of the same origin, with integrity', modifier: 5 }
    : { result: 'all of the same origin', modifier: 0 };
}

const scoreOf = (value: string | null, marks: Readonly<Record<string, number>>, without: number, invalid = -5) => ({
  result: value ?? 'not implemented',
  modifier: value === null ? without : (marks[value.toLowerCase()] ?? invalid),
});

const gradeOf = (score: number) => {
  if (score >= 100) return 'A+';
  const letters = [
    ['A', 90],
    ['A-', 85],
    ['B+', 80],
    ['B', 70],
    ['B-', 65],
    ['C+', 60],
    ['C', 50],
    ['C-', 45],
    ['D+', 40],
    ['D', 30],
    ['D-', 25],
  ] as const;
  return letters.find(([, from]) => score >= from)?.[0] ?? 'F';
};

/** The score sheet of a page as it was served. */
export function observatory({ headers, scripts, redirectsToHttps }: Scanned): Container {
  const header = headers.get('content-security-policy');
  const policy = header === null ? undefined : policyOf(header);
  const shared = headers.get('access-control-allow-origin');
  const marks: Mark[] = [
    { test: 'Content-Security-Policy', ...scorePolicy(policy) },
    {
      test: 'Cookies',
      ...(headers.has('set-cookie') ? { result: 'set', modifier: -20 } : { result: 'none', modifier: 0 }),
    },
    {
      test: 'Cross-origin resource sharing',
      ...(shared && headers.get('access-control-allow-credentials') === 'true'
        ? { result: 'with credentials', modifier: -50 }
        : { result: shared ? 'public' : 'none', modifier: 0 }),
    },
    {
      test: 'Redirection to HTTPS',
      ...(redirectsToHttps ? { result: 'same host', modifier: 0 } : { result: 'missing', modifier: -20 }),
    },
    { test: 'Referrer-Policy', ...scoreReferrer(headers.get('referrer-policy')) },
    { test: 'Strict-Transport-Security', ...scoreTransport(headers.get('strict-transport-security')) },
    { test: 'Subresource integrity', ...scoreScripts(scripts) },
    { test: 'X-Content-Type-Options', ...scoreOf(headers.get('x-content-type-options'), { nosniff: 0 }, -5) },
    { test: 'X-Frame-Options', ...scoreFrames(headers.get('x-frame-options'), policy) },
    {
      test: 'Cross-Origin-Resource-Policy',
      ...scoreOf(
        headers.get('cross-origin-resource-policy'),
        { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
        0,
      ),
    },
    {
      test: 'Cross-Origin-Embedder-Policy',
      ...scoreOf(
        headers.get('cross-origin-embedder-policy'),
        { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
        0,
      ),
    },
    {
      test: 'Cross-Origin-Opener-Policy',
      ...scoreOf(
        headers.get('cross-origin-opener-policy'),
        { 'same-origin': 10, 'same-origin-allow-popups': 10, 'noopener-allow-popups': 10, 'unsafe-none': 0 },
        0,
      ),
    },
  ];
  const sum = (list: readonly Mark[]) => list.reduce((total, { modifier }) => total + modifier, 100);
  const bare = sum(marks.filter(({ modifier }) => modifier < 0));
  const score = Math.max(0, bare >= MINIMUM_FOR_BONUS ? sum(marks) : bare);
  return { marks, score, grade: gradeOf(score) };
}

/** The sheet as a table in text. */
export const printSheet = ({ marks, score, grade }: Container) =>
  [
    ...marks.map(({ test, result, modifier }) => {
      const points = modifier > 0 ? `+${modifier}` : String(modifier);
      return `${test.padEnd(30)} ${points.padStart(4)}  ${result}`;
    }),
    `${'Score'.padEnd(30)} ${String(score).padStart(4)}  ${grade}`,
  ].join('\n');
