import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

interface Message {
  type: 'info' | 'error' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

// Checks every page in dist/ with W3C's Nu checker: npm run html

/** False positives of the checker, each with the reason. */
const known: readonly { message: RegExp; extract?: RegExp; why: string }[] = [
  {
    message: /^Trailing slash on void elements/,
    why: 'React writes void elements this way. It is harmful only after an unquoted value, and all values are quoted.',
  },
  {
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    why: 'HTML allows `blocking` with rel=expect, which the checker does not know yet.',
  },
  {
    message: /^CSS: Unrecognized at-rule “@(view-transition|container|property)”/,
    why: 'CSS View Transitions 2, Conditional Rules 5, Properties and Values 1: newer than the checker’s CSS.',
  },
  {
    message: /^CSS: “(vector-effect|container|container-type|field-sizing)”: Property “[a-z-]+” doesn't exist/,
    why: 'SVG 2, Conditional Rules 5 and Basic User Interface 4: newer than the checker’s CSS.',
  },
  { message: /^CSS: “[a-z-]+”: Unknown dimension/, why: 'A length in cqi, of Conditional Rules 5.' },
  {
    message: /^CSS: “--\w+”: Parse Error/,
    why: 'A custom property of lengths in cqi and cqb, of Conditional Rules 5.',
  },
  {
    message: /^CSS: “background”: The types are incompatible/,
    why: 'A custom property in calc(), whose type the checker cannot know.',
  },
  {
    message: /^Resource violates Content Security Policy \(meta tag\): external (script|stylesheet) “\/assets\//,
    why: "A local file has no origin for 'self' to match. The tests that visit all pages check the policy as served.",
  },
  {
    message: /^Inline script violates Content Security Policy .*“script-src”/,
    extract: /application\/ld\+json/,
    why: 'Structured data does not run, so the policy does not apply to it.',
  },
];

/** Runs the checker, which needs Java. Returns one line per message that is not in `known`. */
function checkHtml(dist: string): string[] {
  if (spawnSync('java', ['-version']).error)
    throw new Error('There is no Java on this machine (Debian: apt-get install -y default-jre-headless)');
  const pages = globSync(`${dist}/**/*.html`).sort();
  if (pages.length === 0) throw new Error(`There are no pages in ${dist}. Run npm run build`);
  // Deeply nested pages need a deep stack.
  const checker = ['-Xss2m', '-jar', CHECKER, '--format', 'json', ...pages];
  const { stderr } = spawnSync('java', checker, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  return messages
    .filter(
      ({ message, extract = '' }) =>
        !known.some((entry) => entry.message.test(message) && (!entry.extract || entry.extract.test(extract))),
    )
    .map(({ url, message, extract = '' }) => {
      const page = relative(dist, new URL(url).pathname);
      return `${page}: ${message} ${extract.replace(/\s+/g, ' ').slice(0, 160)}`;
    });
}

const errors = checkHtml(resolve('dist'));
console.log([...errors, `${errors.length} messages`].join('\n'));
process.exitCode = errors.length > 0 ? 1 : 0;
