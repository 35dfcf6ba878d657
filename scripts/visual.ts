import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium } from './chromium.ts';
import { buildWorkshop, checkOut, describe, findBase, uncommitted } from './visual/base.ts';
import { type Trouble, takePictures } from './visual/capture.ts';
import { compare, layOut, type Side } from './visual/compare.ts';
import { asMarkdown, asPage, asText, differences } from './visual/summary.ts';

const CACHE = 'node_modules/.cache/visual';
const REPORT = '.cache/visual/report';
const KEPT = 3;

const usage = `npm run visual [-- --base REF] [--only TEXT]

Takes a picture of every story as it was where this work left the main line (or REF), and as it is in this folder now,
and compares them; with --only TEXT just the stories whose title contains TEXT. Exits with 0 if all are the same, 1 if some differ, 2 if they could not be compared.`;

/** Pictures taken in another way or by another browser are no match for new ones. */
function keyOf(commit: string, browser: Browser, only: string) {
  const files = readdirSync('scripts/visual').filter((name) => !name.includes('.test.'));
  const hash = createHash('sha256').update(browser.version()).update(only);
  for (const name of files) hash.update(readFileSync(join('scripts/visual', name)));
  return `${commit}-${hash.digest('hex').slice(0, 12)}`;
}

async function forgetOldest() {
  const age = (name: string) => statSync(join(CACHE, name)).mtimeMs;
  const bases = readdirSync(CACHE).filter((name) => /^[0-9a-f]{40}-/.test(name));
  const old = bases.sort((a, b) => age(b) - age(a)).slice(KEPT);
  for (const name of old) await rm(join(CACHE, name), { recursive: true });
}

/** The base's pictures, from the last time if they are still there. */
async function picturesBefore(commit: string, browser: Browser, only: string): Promise<Side> {
  const folder = join(CACHE, keyOf(commit, browser, only));
  const list = join(folder, 'pictures.json');
  if (existsSync(list)) {
    console.log('Before: pictures of the last time.');
    return { folder, pictures: JSON.parse(await readFile(list, 'utf8')), troubles: [] };
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  console.log('Before: building the workshop.');
  const { folder: worktree, remove } = await checkOut(commit);
  try {
    const workshop = join(folder, 'workshop');
    if (!(await buildWorkshop(worktree, workshop))) return { folder, pictures: [], troubles: [] };
    const album = await takePictures(browser, { workshop, into: folder, label: 'Before: pictures', only });
    await rm(workshop, { recursive: true });
    // Written last, and only of a whole album: it is the sign that the folder can be used again.
    if (album.troubles.length === 0) await writeFile(list, JSON.stringify(album.pictures));
    return { folder, ...album };
  } finally {
    remove();
  }
}

async function picturesAfter(browser: Browser, only: string): Promise<Side> {
  const folder = join(CACHE, 'after');
  await rm(folder, { recursive: true, force: true });
  console.log('After: building the workshop.');
  const workshop = join(folder, 'workshop');
  if (!(await buildWorkshop('.', workshop))) throw new Error('This folder has no workshop (.storybook/main.ts).');
  return { folder, ...(await takePictures(browser, { workshop, into: folder, label: 'After: pictures', only })) };
}

function tell(side: string, troubles: readonly Trouble[]) {
  for (const { pictures, reason } of troubles)
    console.error(
      `${side}, not shown: ${pictures.map(({ story, mode }) => `${story} (${mode})`).join('; ')}: ${reason}`,
    );
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, only: { type: 'string', default: '' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const start = performance.now();
  const base = findBase(values.base);
  const changes = uncommitted();
  const sides = {
    before: describe(base),
    after: `${describe('HEAD')}${changes > 0 ? ` and ${changes} ${changes === 1 ? 'file' : 'files'} not committed` : ''}`,
  };
  console.log(`Before: ${sides.before}\nAfter:  ${sides.after}\n`);
  const browser = await launchChromium();
  try {
    const before = await picturesBefore(base, browser, values.only);
    const after = await picturesAfter(browser, values.only);
    await forgetOldest();
    const result = await compare(before, after);
    await layOut(result, before, after, REPORT);
    await writeFile(join(REPORT, 'index.html'), asPage(result, sides));
    await writeFile(join(REPORT, 'summary.md'), asMarkdown(result, sides));
    console.log(`\n${asText(result)}`);
    console.log(`Report: ${join(REPORT, 'index.html')}. ${Math.round((performance.now() - start) / 1000)} s.`);
    tell('Before', before.troubles);
    tell('After', after.troubles);
    if (after.troubles.length > 0) return 2;
    return differences(result) > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

// An interrupted run takes its worktree away as well.
process.once('SIGINT', () => process.exit(130));

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
