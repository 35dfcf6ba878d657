import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { hostLimits } from '../server/hosting.ts';
import { articles } from '../src/content/articles.data.ts';
import { papers } from '../src/content/papers.data.ts';

// npm run bench:scale builds the site with 0, 500 and 1,000 copies of an article and of a paper. It prints the time of
// each build. It fails if the largest build is slow, if the time per page, the hub's HTML or the scripts grow, or if
// there are too many header rules.

const FOLDER = '.cache/scale';
const MOST_SECONDS = 60;
/** The second 500 copies may take at most this many times as long per page as the first 500. */
const LINEAR = 1.25;
/** Maximum ratio of a compressed size with 1,000 copies to that without. Above 1, because compression varies. */
const VARIATION = 1.05;

const [article] = articles;
const [paper] = papers;
if (!article || !paper) throw new Error('There is no article or no paper to copy');

const source = await readFile(`src/content/articles/${article.id}.md`, 'utf8');
/** Copy of the article with another title and date. */
function copyOfArticle(index: number) {
  const day = new Date(Date.UTC(2012, 0, 1 + index)).toISOString().slice(0, 10);
  return source
    .replace(/^title: .*/m, `title: Scaled article ${index}`)
    .replace(/^publishDate: .*/m, `publishDate: ${day}`);
}

const paperSource = await readFile(`src/content/papers/${paper.id}.yaml`, 'utf8');
const copyOfPaper = (index: number) => paperSource.replace(/^title: .*/m, `title: Scaled ${index}`);

/** Copies the sources of the site into the folder and adds records. */
async function copySite(count: number) {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const part of ['src', 'server', 'scripts', 'public', 'tokens', 'index.html', 'vite.config.ts', 'package.json'])
    await cp(part, join(FOLDER, part), { recursive: true });
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (const index of indexes) {
    await writeFile(join(FOLDER, `src/content/articles/scaled-article-${index}.md`), copyOfArticle(index));
    await writeFile(join(FOLDER, `src/content/papers/scaled-${index}.yaml`), copyOfPaper(index));
  }
}

/** Builds the site in the folder, in a separate process. */
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
  secondsPerPage(half, all) > LINEAR * secondsPerPage(none, half) && 'The build time per page grows.',
  all.hubHtml > VARIATION * none.hubHtml && 'The HTML of the hub grows with its resources.',
  all.scripts > VARIATION * none.scripts && 'The scripts grow with the records.',
  all.headerRules > hostLimits.rules && `There are more than ${hostLimits.rules} header rules.`,
].filter((problem) => problem !== false);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
