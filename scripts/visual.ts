import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { buildStorybook, checkOut, describeCommit, findBase, uncommitted } from './visual/base.ts';
import { launchBrowsers, takePictures } from './visual/capture.ts';
import { compare, type Side } from './visual/compare.ts';
import { asMarkdown, asPage, asText, exitCode, type Sides } from './visual/summary.ts';

const CACHE = 'node_modules/.cache/visual';
const REPORT = '.cache/visual/report';
const KEPT = 3;

const usage = `npm run visual [-- --base REF] [--only TEXT] [--repeat TIMES]

Takes a picture of every story as it was where this work left the main line (or REF), and as it is in this folder now,
and compares them. --only TEXT takes just the stories whose title contains TEXT; --repeat TIMES takes the pictures of now
that many times, until some differ: on an unchanged folder that shows whether stories look the same every time.
Exits with 0 if all are the same, 1 if some differ, 2 if some could not be compared.`;

/** Pictures taken in another way or by another browser are no match for new ones. */
function keyOf(commit: string, version: string, only: string) {
  const files = globSync([
    'scripts/visual/{capture,page,plan}.ts',
    'scripts/chromium.ts',
    '.storybook/{accessibility,modes,viewports}.ts',
  ]);
  const hash = createHash('sha256').update(version).update(only);
  for (const file of files.sort()) hash.update(readFileSync(file));
  return `${commit}-${hash.digest('hex').slice(0, 12)}`;
}

async function forgetOldest() {
  const age = (name: string) => statSync(join(CACHE, name)).mtimeMs;
  const bases = readdirSync(CACHE).filter((name) => /^[0-9a-f]{40}-/.test(name));
  const old = bases.sort((a, b) => age(b) - age(a)).slice(KEPT);
  for (const name of old) await rm(join(CACHE, name), { recursive: true });
}

/** Builds a folder's storybook and says how long that took. Resolves to false where there is none yet. */
async function build(label: string, folder: string, into: string): Promise<boolean> {
  const start = performance.now();
  console.log(`${label}: building Storybook.`);
  const built = await buildStorybook(folder, into);
  if (built) console.log(`${label}: built in ${seconds(start)}.`);
  return built;
}

const seconds = (start: number) => `${Math.round((performance.now() - start) / 1000)} s`;

/** The base's pictures, from the last time if they are still there. */
async function picturesBefore(commit: string, browsers: Browser[], only: string): Promise<Side> {
  const folder = join(CACHE, keyOf(commit, browsers.map((browser) => browser.version()).join(), only));
  const list = join(folder, 'pictures.json');
  if (existsSync(list)) {
    const pictures = JSON.parse(await readFile(list, 'utf8'));
    await utimes(folder, new Date(), new Date());
    console.log(`Before: ${pictures.length} pictures of the last time.`);
    return { folder, pictures, problems: [] };
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { folder: worktree, remove } = await checkOut(commit);
  try {
    const storybook = join(folder, 'storybook');
    if (!(await build('Before', worktree, storybook))) return { folder, pictures: [], problems: [] };
    const album = await takePictures(browsers, { storybook, into: folder, label: 'Before: pictures', only });
    await rm(storybook, { recursive: true });
    // Written last, and only of a whole album: it is the sign that the folder can be used again.
    if (album.problems.length === 0) await writeFile(list, JSON.stringify(album.pictures));
    return { folder, ...album };
  } finally {
    remove();
  }
}

/** Compares, writes the report and says what it found. Resolves to the code to exit with. */
async function review(before: Side, after: Side, sides: Sides): Promise<number> {
  const result = await compare(before, after, REPORT);
  await writeFile(join(REPORT, 'index.html'), asPage(result, sides));
  await writeFile(join(REPORT, 'summary.md'), asMarkdown(result, sides));
  console.log(`\n${asText(result)}`);
  return exitCode(result);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      repeat: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { only } = values;
  const times = Number(values.repeat);
  if (!(times >= 1)) throw new Error(`--repeat is a number of times, not "${values.repeat}".`);
  const start = performance.now();
  const base = findBase(values.base);
  const changes = uncommitted();
  const sides = {
    before: describeCommit(base),
    after: `${describeCommit('HEAD')}${changes > 0 ? ` and ${changes} ${changes === 1 ? 'file' : 'files'} not committed` : ''}`,
  };
  console.log(`Before: ${sides.before}\nAfter:  ${sides.after}\n`);
  const browsers = await launchBrowsers();
  const folder = join(CACHE, 'after');
  const storybook = join(CACHE, 'storybook');
  try {
    const before = await picturesBefore(base, browsers, only);
    await forgetOldest();
    if (!(await build('After', '.', storybook))) throw new Error('This folder has no storybook (.storybook/main.ts).');
    let code = 0;
    for (let time = 1; time <= times && code === 0; time += 1) {
      await rm(folder, { recursive: true, force: true });
      const label = times > 1 ? `After: pictures, time ${time}` : 'After: pictures';
      const album = await takePictures(browsers, { storybook, into: folder, label, only });
      if (before.pictures.length + album.pictures.length + album.problems.length === 0)
        throw new Error(`No story's title contains "${only}".`);
      code = await review(before, { folder, ...album }, sides);
    }
    console.log(`Report: ${join(REPORT, 'index.html')}. ${seconds(start)}.`);
    return code;
  } finally {
    await rm(storybook, { recursive: true, force: true });
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

// An interrupted run takes its worktree away as well.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
