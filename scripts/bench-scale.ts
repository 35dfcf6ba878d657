import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { hostLimits } from '../server/hosting.ts';
import { articles } from '../src/content/articles.ts';
import { resources } from '../src/content/resources.ts';

// npm run bench:scale builds the site with 0, 500 and 1,000 additional articles and resources, in a separate folder,
// and prints the time of each build. Fails if a build is slow or not linear, or if anything else grows.

const FOLDER = '.cache/scale';
const MOST_SECONDS = 60;
/** Maximum ratio between the times of the second and the first 500 pages for a linear build. */
const LINEAR = 1.25;
/** Tolerance for file sizes, because other text compresses differently. */
const VARIATION = 1.05;

const [article] = articles;
const paper = resources.find(({ type }) => type === 'whitepaper');
if (!article || !paper) throw new Error('There is no article or no whitepaper to copy');

/** Start of the list of records in its file, and a record for an index. */
const lists: readonly { file: string; start: string; record: (index: number) => object }[] = [
  {
    file: 'articles.ts',
    start: 'const records: readonly ArticleRecord[] = [',
    record: (index) => {
      const { author, role, excerpt, category, keyInsights, tags, parts } = article;
      const dated = { publishDate: new Date(Date.UTC(2012, 0, 1 + index)).toISOString().slice(0, 10) };
      return { title: `Scaled article ${index}`, author, role, excerpt, category, keyInsights, tags, parts, ...dated };
    },
  },
  {
    file: 'resources.ts',
    start: "const papers: readonly Omit<Draft, 'link' | 'onRequest'>[] = [",
    record: (index) => {
      const { type, industry, solution, topic, description, publishDate, readTime } = paper;
      const tags = { industry, solution, topic };
      return { id: `scaled-${index}`, type, title: `Scaled ${index}`, description, publishDate, readTime, ...tags };
    },
  },
];

/** Copies the files of a build into the folder, with additional records. */
async function copySite(count: number) {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const part of ['src', 'server', 'scripts', 'public', 'tokens', 'index.html', 'vite.config.ts', 'package.json'])
    await cp(part, join(FOLDER, part), { recursive: true });
  for (const { file, start, record } of lists) {
    const path = join(FOLDER, 'src/content', file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(start)) throw new Error(`${file} has no “${start}”: correct scripts/bench-scale.ts`);
    const added = Array.from({ length: count }, (_, index) => `${JSON.stringify(record(index))},`);
    await writeFile(
      path,
      text.replace(start, () => [start, ...added].join('\n')),
    );
  }
}

/** Builds the site of the folder in a separate process. */
async function build(): Promise<{ pages: number; seconds: number }> {
  const program = `
    const start = performance.now();
    const { buildSite } = await import('./scripts/build.ts');
    const pages = await buildSite();
    console.log(JSON.stringify({ pages, seconds: (performance.now() - start) / 1000 }));
  `;
  await writeFile(join(FOLDER, 'measure.ts'), program);
  const { stdout } = await promisify(execFile)(process.execPath, ['measure.ts'], { cwd: FOLDER });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function compressedSize(pattern: string): number {
  const files = globSync(join(FOLDER, 'dist', pattern));
  if (files.length === 0) throw new Error(`The site has no ${pattern}`);
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

const rows = [];
for (const count of [0, 500, 1000]) {
  await copySite(count);
  const measured = await build();
  const headers = readFileSync(join(FOLDER, 'dist/_headers'), 'utf8');
  const row = {
    ...measured,
    hubHtml: compressedSize('resources/index.html'),
    scripts: compressedSize('assets/{client,ResourcesPage,ArticlePage,ResourceListPage}-*.js'),
    headerRules: headers.match(/^\//gm)?.length ?? 0,
  };
  rows.push(row);
  console.log(JSON.stringify(row));
}
await rm(FOLDER, { recursive: true });

const [none, half, all] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
const secondsPerPage = (from: typeof none, to: typeof none) => (to.seconds - from.seconds) / (to.pages - from.pages);
const problems = [
  all.seconds > MOST_SECONDS && `The build takes more than ${MOST_SECONDS} s.`,
  secondsPerPage(half, all) > LINEAR * secondsPerPage(none, half) && 'The time for a page grows with their number.',
  all.hubHtml > VARIATION * none.hubHtml && 'The HTML of the hub grows with its resources.',
  all.scripts > VARIATION * none.scripts && 'The scripts grow with the records.',
  all.headerRules > hostLimits.rules && `There are more than ${hostLimits.rules} header rules.`,
].filter((problem) => problem !== false);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
