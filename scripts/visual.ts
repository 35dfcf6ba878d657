import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

// npm run visual [-- --base REF] [-- --grep TEXT] [-- --repeat-each N]
// Takes screenshots of the stories at the merge base of this branch and main (or REF), and compares the stories of the
// working tree with them. Skips stories with the tag `check`. The exit code is 1 if a screenshot differs or a story was
// added or removed.

const FOLDER = '.cache/visual';

const { values } = parseArgs({
  options: { base: { type: 'string' }, grep: { type: 'string' }, 'repeat-each': { type: 'string' } },
});

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const isKnown = (ref: string) => spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).status === 0;

const run = (command: string, args: string[], options: { cwd?: string; env?: Record<string, string> } = {}) =>
  execFileSync(command, args, { stdio: 'inherit', cwd: options.cwd, env: { ...process.env, ...options.env } });

/** Builds the Storybook of a folder in which the packages are installed. */
function buildStorybook(folder: string, into: string) {
  run('npm', ['run', '-s', 'tokens'], { cwd: folder });
  run('npx', ['storybook', 'build', '--quiet', '--output-dir', resolve(into)], { cwd: folder });
}

/** Builds the Storybook of a commit. Uses the packages of this folder if both have the same `package-lock.json`. */
function buildBase(commit: string, into: string) {
  const worktree = join(FOLDER, 'worktree');
  // An interrupted run leaves its worktree behind.
  rmSync(worktree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', worktree, commit);
  try {
    const [theirs, ours] = [join(worktree, 'package-lock.json'), 'package-lock.json'];
    if (readFileSync(theirs).equals(readFileSync(ours)))
      symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'));
    else run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: worktree });
    buildStorybook(worktree, into);
  } finally {
    git('worktree', 'remove', '--force', worktree);
  }
}

function takeScreenshots(storybook: string, args: string[]) {
  const grep = values.grep ? ['--grep', values.grep] : [];
  run('npx', ['playwright', 'test', '--config', 'scripts/visual/playwright.config.ts', ...grep, ...args], {
    env: { STORYBOOK_FOLDER: resolve(storybook) },
  });
}

const ref = values.base ?? ['origin/main', 'main'].find(isKnown);
if (!ref || !isKnown(ref))
  throw new Error(`There is no ${ref ?? 'main'} here. Fetch it, or name a commit with --base.`);
const base = git('merge-base', 'HEAD', ref);
const storybooks = { base: join(FOLDER, `storybook-${base}`), branch: join(FOLDER, 'storybook') };

if (!existsSync(storybooks.base)) buildBase(base, storybooks.base);
buildStorybook('.', storybooks.branch);
rmSync(join(FOLDER, 'screenshots'), { recursive: true, force: true });
try {
  takeScreenshots(storybooks.base, ['--update-snapshots=all', '--reporter=line']);
} catch {
  console.log('The stories that failed above have no screenshot to compare with.');
}
try {
  takeScreenshots(storybooks.branch, [
    '--update-snapshots=none',
    ...(values['repeat-each'] ? ['--repeat-each', values['repeat-each']] : []),
  ]);
} catch {
  console.log(`See what differs: npx playwright show-report ${FOLDER}/report`);
  process.exitCode = 1;
}
