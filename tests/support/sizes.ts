import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of each part of something: a page's styles and markup, or the scripts that it needs. */
export type Sizes = Readonly<Record<string, number>>;

/** The sizes that `npm run sizes` has written down. */
export interface Recorded {
  pages: Readonly<Record<string, Sizes>>;
  scripts: Sizes;
}

export const RECORD = 'tests/sizes.json';

/** Which part of the source each script of `dist/assets` holds, as the build tells it. */
const CHUNKS = 'node_modules/.cache/site/chunks.json';

const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

export const sum = (sizes: Sizes) => Object.values(sizes).reduce((all, size) => all + size, 0);

/** A page's HTML by parts that add up to the whole: what it would be lighter by without its styles or inline scripts. */
export function htmlSizes(file: string): Sizes {
  const html = readFileSync(file, 'utf8');
  const whole = compressed(html);
  const without = (part: RegExp) => whole - compressed(html.replace(part, ''));
  const styles = without(/(?<=<style>).*?(?=<\/style>)/s);
  const inline = without(/(?<=<script[^>]*>).+?(?=<\/script>)/gs);
  return { styles, 'inline scripts': inline, markup: whole - styles - inline };
}

/** The scripts that a page names, by what they hold. */
export function scriptSizes(file: string): Sizes {
  const [, names = ''] = /data-files="([^"]*)"/.exec(readFileSync(file, 'utf8')) ?? [];
  const chunks: Record<string, string> = existsSync(CHUNKS) ? JSON.parse(readFileSync(CHUNKS, 'utf8')) : {};
  const scripts = names.split(' ').filter((name) => name.endsWith('.js'));
  return Object.fromEntries(scripts.map((name) => [chunks[name.slice(1)] ?? name, scriptWeight(name)]));
}

const weights = new Map<string, number>();

/** Bytes of a built script as it is sent. Pages share most scripts: each is compressed once. */
export function scriptWeight(path: string): number {
  const weight = weights.get(path) ?? compressed(readFileSync(`dist${path}`));
  weights.set(path, weight);
  return weight;
}

/** All of today's sizes, to be recorded. */
export function allSizes(): Recorded {
  const files = globSync('dist/**/*.html').sort();
  const scripts = Object.assign({}, ...files.map(scriptSizes));
  return {
    pages: Object.fromEntries(files.map((file) => [file, htmlSizes(file)])),
    scripts: Object.fromEntries(Object.entries(scripts as Sizes).sort()),
  };
}

const recordedAt = () => {
  try {
    return execFileSync('git', ['log', '-1', '--format=%as, %h', '--', RECORD], { encoding: 'utf8' }).trim();
  } catch {
    return 'no history here';
  }
};

/**
 * What a failing budget says: which parts changed since sizes were last recorded, by how much, and what to do.
 *
 * @param what names the thing that is too heavy
 * @param now its parts today
 * @param before the same parts as recorded; a part that is missing there is new
 * @param allowed how much it may weigh, in bytes
 */
export function explain(what: string, now: Sizes, before: Sizes, allowed: number): string {
  const changes = Object.entries(now)
    .map(([part, size]) => ({ part, size, by: size - (before[part] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.by - a.by)
    .map(({ part, size, by }) => `  ${by > 0 ? '+' : ''}${by} ${part}${part in before ? '' : ' (new)'}: ${size} bytes`);
  return [
    `${what} weighs ${sum(now)} bytes and may weigh ${Math.floor(allowed)} (tests/budgets.ts). Since ${RECORD} (${recordedAt()}):`,
    ...(changes.length ? changes : ['  nothing changed: the budget did']),
    'Make smaller what grew, or fetch it later. If it is worth its weight, raise the bar in tests/budgets.ts, with the reason.',
    `Once that is settled, npm run build && npm run sizes records today's sizes.`,
  ].join('\n');
}
