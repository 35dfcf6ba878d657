import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { hostLimits } from '../server/hosting.ts';
import { articles, articleTopics } from '../src/content/articles.ts';
import { events } from '../src/content/events.ts';
import { team } from '../src/content/people.ts';
import { resources, resourceValues } from '../src/content/resources.ts';
import { below, type Random, randomFrom } from '../src/drawing/random.ts';

// npm run bench:scale builds the site as it is, and with so many more records that it has 500 and 1,000 pages more, in a
// folder of its own, and prints what each build takes. It fails where a build is too slow, or something grows that must
// not. `--keep` leaves the folder for a look at the largest site.

const FOLDER = '.cache/scale';
const LIMITS = { seconds: 60, megabytes: 2048 };
/** How much more a page may take beyond five hundred than before, for the build to count as linear. */
const LINEAR = 1.25;
/** How much more bytes are still the same: other words pack a little worse or better. */
const SAME = 1.05;
const MB = 1024;

const pick = <T>(list: readonly T[], random: Random) => list[below(random, list.length)] as T;
const several = <T>(list: readonly T[], count: number, random: Random) =>
  Array.from({ length: count }, () => pick(list, random));

const sentences = articles.flatMap(({ parts }) => parts.flatMap(({ paragraphs }) => paragraphs));
const words = resources.flatMap(({ title }) => title.match(/\p{L}{4,}/gu) ?? []);

/** Records as an editor would write them, of the words of the real ones. */
function recordsFor(pages: number) {
  const random = randomFrom(`scale ${pages}`);
  const title = (at: number) => `${several(words, 4, random).join(' ')} ${at}`;
  const day = () => new Date(Date.UTC(2012, 0, 1 + below(random, 4500))).toISOString().slice(0, 10);
  const tags = () => ({
    industry: [pick(resourceValues.industry, random).value],
    solution: [pick(resourceValues.solution, random).value],
    topic: [pick(resourceValues.topic, random).value],
  });
  const make = <T>(count: number, record: (at: number) => T) => Array.from({ length: count }, (_, at) => record(at));
  return {
    articles: make(pages, (at) => {
      const { author, role } = pick(articles, random);
      return {
        title: title(at),
        excerpt: pick(articles, random).excerpt,
        author,
        role,
        publishDate: day(),
        category: pick(articleTopics, random),
        keyInsights: [...new Set(several(articles, 3, random).flatMap(({ keyInsights }) => keyInsights))].slice(0, 3),
        tags: tags(),
        parts: make(4, (part) => ({
          ...(part > 0 && { heading: `${pick(words, random)} ${part}` }),
          paragraphs: [...new Set(several(sentences, 2, random))],
        })),
      };
    }),
    resources: make(pages, (at) => ({
      ...tags(),
      id: `scale-${at}`,
      type: pick(['whitepaper', 'video', 'webinar'], random),
      title: title(at),
      description: pick(resources, random).description,
      publishDate: day(),
      readTime: `${2 + below(random, 40)} pages`,
    })),
    events: make(pages / 10, (at) => ({ ...pick(events, random), id: `scale-${at}`, title: title(at) })),
    people: make(pages / 10, (at) => ({ ...pick(team, random), id: `scale-${at}`, name: title(at) })),
  };
}

/** Where each kind of record begins in its file. */
const places = {
  articles: ['articles.ts', 'const records: readonly ArticleRecord[] = ['],
  resources: ['resources.ts', "const papers: readonly Omit<Draft, 'link' | 'onRequest'>[] = ["],
  events: ['events.ts', 'export const events: readonly SiteEvent[] = ['],
  people: ['people.ts', 'export const team: readonly TeamMember[] = ['],
} as const;

/** A copy of the tree with more records in its content. */
async function copyWith(records: Readonly<Record<keyof typeof places, readonly object[]>>) {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const part of ['src', 'server', 'scripts', 'public', 'tokens', 'index.html', 'vite.config.ts', 'package.json'])
    await cp(part, join(FOLDER, part), { recursive: true });
  for (const [kind, [name, start]] of Object.entries(places)) {
    const file = join(FOLDER, 'src/content', name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(start)) throw new Error(`${name} has no “${start}” any more: mend scripts/bench-scale.ts`);
    const added = records[kind as keyof typeof places].map((record) => `${JSON.stringify(record)},`).join('\n');
    await writeFile(
      file,
      text.replace(start, () => `${start}\n${added}`),
    );
  }
}

interface Measured {
  pages: number;
  seconds: number;
  megabytes: number;
}

/** Draws and builds the site in the folder, in a process of its own. */
async function measure(): Promise<Measured> {
  const program = `
    const begun = performance.now();
    await import('./scripts/generate/drawings.ts');
    const { buildSite } = await import('./scripts/build.ts');
    const pages = await buildSite();
    const { maxRSS } = process.resourceUsage();
    console.log(JSON.stringify({ pages, seconds: (performance.now() - begun) / 1000, megabytes: maxRSS / ${MB} }));
  `;
  await writeFile(join(FOLDER, 'measure.ts'), program);
  const { SITE_DIST: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['measure.ts'], {
    cwd: FOLDER,
    env,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const packed = async (pattern: string) => {
  const files = globSync(join(FOLDER, 'dist', pattern));
  if (files.length === 0) throw new Error(`The site has no ${pattern}`);
  let bytes = 0;
  for (const file of files) bytes += brotliCompressSync(await readFile(file)).length;
  return bytes;
};

/** What must not grow with the records. */
async function constants() {
  const headers = await readFile(join(FOLDER, 'dist/_headers'), 'utf8');
  return {
    html: await packed('resources/index.html'),
    scripts: await packed('assets/{client,ResourcesPage,ArticlePage,ResourceListPage}-*.js'),
    rules: headers.match(/^\//gm)?.length ?? 0,
    line: Math.max(...headers.split('\n').map((line) => line.length)),
  };
}

type Row = Measured & Awaited<ReturnType<typeof constants>>;
const columns: readonly [heading: string, cell: (row: Row) => string][] = [
  ['pages', ({ pages }) => String(pages)],
  ['build', ({ seconds }) => `${seconds.toFixed(1)} s`],
  ['a page', ({ seconds, pages }) => `${((seconds * 1000) / pages).toFixed(0)} ms`],
  ['peak memory', ({ megabytes }) => `${megabytes.toFixed(0)} MB`],
  ["hub's HTML", ({ html }) => `${html} B`],
  ['scripts', ({ scripts }) => `${scripts} B`],
  ['header rules', ({ rules }) => String(rules)],
  ['longest line', ({ line }) => String(line)],
];
const print = (first: string, cells: readonly string[]) =>
  console.log([first.padEnd(12), ...cells.map((cell) => cell.padStart(14))].join(''));

const none = { articles: [], resources: [], events: [], people: [] };
const rows: Row[] = [];
print(
  'records',
  columns.map(([heading]) => heading),
);
for (const size of [0, 500, 1000]) {
  await copyWith(size === 0 ? none : recordsFor(size));
  const row = { ...(await measure()), ...(await constants()) };
  rows.push(row);
  print(
    size === 0 ? 'as they are' : `+${size}`,
    columns.map(([, cell]) => cell(row)),
  );
}
if (!process.argv.includes('--keep')) await rm(FOLDER, { recursive: true });

const [real, half, whole] = rows as [Row, Row, Row];
/** What one more page takes, in seconds. */
const each = (from: Row, to: Row) => (to.seconds - from.seconds) / (to.pages - from.pages);
const broken = [
  whole.seconds > LIMITS.seconds && `The build takes more than ${LIMITS.seconds} s.`,
  whole.megabytes > LIMITS.megabytes && `The build takes more than ${LIMITS.megabytes} MB.`,
  each(half, whole) > LINEAR * each(real, half) && 'A page takes longer the more there are.',
  whole.html > SAME * real.html && 'The hub’s HTML grows with its resources.',
  whole.scripts > SAME * real.scripts && 'Scripts grow with the records.',
  whole.rules > hostLimits.rules && `There are more than ${hostLimits.rules} header rules.`,
  whole.line > hostLimits.header && `A header is longer than ${hostLimits.header} characters.`,
].filter((sentence) => sentence !== false);
for (const sentence of broken) console.error(sentence);
process.exitCode = broken.length > 0 ? 1 : 0;
